"""axe-core, the checker of accessibility, in the page under test."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours are those of a page that is painted (painting.py).
RUN = """async only => {
  const how = {resultTypes: ['violations']};
  if (only) how.runOnly = [only];
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const found = await axe.run(document, how);
  document.adoptedStyleSheets = sheets;
  const where = one => one.nodes.map(node => node.html.slice(0, 160)).join(' | ');
  return found.violations.map(one => one.id + ': ' + where(one));
}"""


def expect_accessible(page: Page, only: str | None = None) -> None:
    """No violation, or none of that one rule, on what the page shows now."""
    if not SCRIPT.is_file():
        pytest.skip("axe-core is not installed: run make check first")
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text("utf-8"))
    found = page.evaluate(RUN, only)
    assert not found, "\n".join(found)
