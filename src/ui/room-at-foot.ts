let rules: CSSStyleSheet | undefined;

/**
 * Leaves room for the consent sheet, so many CSS pixels high: at the end of what scrolls under it, below
 * what is focused (WCAG 2.2, 2.4.11), and under what says `data-above-sheet`. Rules of a style sheet of its own, not
 * properties of the root: every element would inherit them, and the whole page be styled and laid out anew.
 */
export function leaveRoomAtFoot(height: number): void {
  const sheet = Math.ceil(height);
  if (!rules) {
    rules = new CSSStyleSheet();
    document.adoptedStyleSheets.push(rules);
  }
  rules.replaceSync(
    `html { scroll-padding-bottom: calc(${sheet + 8}px + var(--bar-height)) }
    body { padding-bottom: ${sheet}px }
    [data-above-sheet] { --sheet-height: ${sheet}px }`,
  );
}
