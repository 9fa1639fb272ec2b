"""Pages that are laid out and not painted: a third of what the browser does, and none looks at it.

So faint is the whole page that the browser need not paint it, and all else is as ever: it is laid
out, in sight for Playwright and for our probe, and hit by clicks. Who looks at colours paints it.
"""

UNPAINTED = """{
  const faint = new CSSStyleSheet();
  faint.replaceSync(":root { opacity: 0.0001 }");
  document.adoptedStyleSheets = [faint];
}"""
PAINT = "document.adoptedStyleSheets = []"
