export default import.meta.glob<string>(["./en.ftl", "../games/*/texts/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
