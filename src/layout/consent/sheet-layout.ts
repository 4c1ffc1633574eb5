/** Reserves the height of a shown sheet at the end of the page, so that nothing focused is hidden under it. */
export function reserveRoom(sheet: HTMLElement): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    root.setProperty('--sheet-height', `${Math.ceil(height)}px`);
  });
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    root.removeProperty('--sheet-height');
  };
}

/** Takes the sheet away. A focus inside moves to where the visitor opened it, else to the page. */
export function removeWithFocus(sheet: HTMLElement, opener: Element | null): void {
  const hadFocus = sheet.contains(document.activeElement);
  sheet.remove();
  if (!hadFocus) return;
  const back = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
  back?.focus({ preventScroll: true });
}
