import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Nothing may have moved, been pressed or typed for this long before the question appears. */
const QUIET_MS = 500;
const FIELDS = 'input, select, textarea';
const CONTROLS = `main :is(form, button, .button, ${FIELDS})`;
/** What a visitor does to a page; dialogs and menus tell by close and toggle. */
const STIRS = ['scroll', 'resize', 'pointerdown', 'pointermove', 'pointerup', 'keydown', 'focusin', 'close', 'toggle'];

const covers = (sheet: DOMRect, { top, bottom, width }: DOMRect) =>
  width > 0 && bottom > sheet.top && top < sheet.bottom;

/** Whether the sheet would cover no form or button, and the visitor neither types nor has a dialog open. */
function isClear(sheet: HTMLElement, pointer: number | null): boolean {
  const area = sheet.getBoundingClientRect();
  if (area.height === 0 || document.querySelector('dialog:modal')) return false;
  if (document.activeElement?.matches(FIELDS) || (pointer !== null && pointer > area.top)) return false;
  return [...document.querySelectorAll(CONTROLS)].every((one) => !covers(area, one.getBoundingClientRect()));
}

/**
 * Whether the question may be shown: from the first moment on the page at which it gets in nobody's way, until the
 * next page, or until a dialog or a menu hides it. One that has the focus stays.
 */
export function useClearMoment(sheet: RefObject<HTMLElement | null>, atOnce: boolean): boolean {
  const [shown, setShown] = useState(atOnce);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its forms elsewhere
  useEffect(() => {
    if (atOnce) return;
    if (!sheet.current?.contains(document.activeElement)) setShown(false);
  }, [pathname, atOnce, sheet]);
  useEffect(() => {
    if (shown) return whenHidden(sheet.current, () => setShown(false));
    return whenClear(sheet.current, () => setShown(true));
  }, [shown, sheet]);
  return shown;
}

function whenClear(sheet: HTMLElement | null, show: () => void): () => void {
  /** Where the mouse or the finger last was, from the top of the window. */
  let pointer: number | null = null;
  const look = () => {
    if (sheet && isClear(sheet, pointer)) show();
  };
  let timer = setTimeout(look, QUIET_MS);
  const wait = (event: Event) => {
    if (event instanceof PointerEvent) pointer = event.type === 'pointerup' ? null : event.clientY;
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  };
  for (const stir of STIRS) window.addEventListener(stir, wait, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const stir of STIRS) window.removeEventListener(stir, wait, { capture: true });
  };
}

function whenHidden(sheet: HTMLElement | null, hide: () => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.borderBoxSize[0]?.blockSize === 0) hide();
  });
  if (sheet) observer.observe(sheet);
  return () => observer.disconnect();
}
