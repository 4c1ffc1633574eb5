/** What stands over the foot of the window and comes and goes. */
type AtFoot = 'sheet' | 'notices';

const heights: Record<AtFoot, number> = { sheet: 0, notices: 0 };
let rules: CSSStyleSheet | undefined;

/**
 * Leaves room for the consent sheet or the notices, so many CSS pixels high: at the end of what scrolls under them, below
 * what is focused (WCAG 2.2, 2.4.11), and under what says `data-above-sheet`. Rules of a style sheet of its own, not
 * properties of the root: every element would inherit them, and the whole page be styled and laid out anew.
 */
export function leaveRoomAtFoot(what: AtFoot, height: number): void {
  heights[what] = Math.ceil(height);
  const { sheet, notices } = heights;
  if (!rules) {
    rules = new CSSStyleSheet();
    document.adoptedStyleSheets.push(rules);
  }
  rules.replaceSync(
    `html { scroll-padding-bottom: calc(${sheet + notices + 8}px + var(--bar-height)) }
    body { padding-bottom: ${sheet}px }
    [data-above-sheet] { --sheet-height: ${sheet}px }
    dialog { --notices-height: ${notices}px }`,
  );
}
