import { leaveRoomAtFoot } from '../../ui/room-at-foot.ts';

/** Reserves room for the visible sheet, whatever its height; returns the function that ends it. */
export function reserveRoom(sheet: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => leaveRoomAtFoot(entry?.borderBoxSize[0]?.blockSize ?? 0));
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    leaveRoomAtFoot(0);
  };
}

/** Removes the sheet. A focus inside returns to the element that opened it, or to the page. */
export function removeWithFocus(sheet: HTMLElement, opener: Element | null): void {
  const hadFocus = sheet.contains(document.activeElement);
  sheet.remove();
  if (!hadFocus) return;
  const back = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
  back?.focus({ preventScroll: true });
}
