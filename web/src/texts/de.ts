export default import.meta.glob<string>(["./de.ftl", "../games/*/texts/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
