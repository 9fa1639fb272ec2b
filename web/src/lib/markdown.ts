/** The little Markdown of our rules pages as HTML; each clause gets its id. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
}

function line(text: string): string {
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading)
    return `<h${heading[1]!.length + 1}>${inline(heading[2]!)}</h${heading[1]!.length + 1}>`;
  const clause = /^- ([A-Z]\d+)\. (.*)$/.exec(text);
  if (clause)
    return `<p class="clause" id="${clause[1]}"><b>${clause[1]}</b> ${inline(clause[2]!)}</p>`;
  const item = /^(?:-|\d+\.) (.*)$/.exec(text);
  if (item) return `<p class="item">${inline(item[1]!)}</p>`;
  return text.trim() ? `<p>${inline(text)}</p>` : "";
}

export function html(markdown: string): string {
  return markdown.split("\n").map(line).join("");
}
