export default import.meta.glob<string>(["./fr.ftl", "../games/*/texts/fr.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
