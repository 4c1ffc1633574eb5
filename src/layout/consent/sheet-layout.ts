import { leaveRoomAtFoot } from '../../ui/room-at-foot.ts';

/** Leaves room for a shown sheet, however high it is; returns what ends that. */
export function reserveRoom(sheet: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => leaveRoomAtFoot(entry?.borderBoxSize[0]?.blockSize ?? 0));
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    leaveRoomAtFoot(0);
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
