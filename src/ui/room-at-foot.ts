let rules: CSSStyleSheet | undefined;

/**
 * Makes room for the consent sheet of this height in CSS pixels: at the end of scrolling content, below the focused
 * element (WCAG 2.2, 2.4.11), and under `data-above-sheet` elements. Uses its own style sheet rather than properties
 * of the root, which every element would inherit, restyling the whole page.
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
