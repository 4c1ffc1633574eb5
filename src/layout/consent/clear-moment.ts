import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Nothing may have moved, been pressed or typed for this long before the question appears. */
const QUIET_MS = 500;
const FIELDS = 'input, select, textarea';
const CONTROLS = `main :is(form, button, .button, ${FIELDS})`;
/** What a visitor does to a page; dialogs and menus tell by close and toggle. */
const STIRS = ['scroll', 'resize', 'pointerdown', 'pointermove', 'pointerup', 'keydown', 'focusin', 'close', 'toggle'];

/** Whether the visitor neither types, has a dialog open nor points at where the sheet comes. */
function isLeftAlone(area: DOMRect, pointer: number | null): boolean {
  if (area.height === 0 || document.querySelector('dialog:modal')) return false;
  return !document.activeElement?.matches(FIELDS) && (pointer === null || pointer <= area.top);
}

/**
 * Tells once whether no form or button is where the sheet comes; the returned function cancels it. The browser is left
 * to measure when it draws: to ask for each control's place would lay out all that is far below the screen.
 */
function whetherClear({ top }: DOMRect, tell: (isClear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      observer.disconnect();
      tell(!seen.some(({ intersectionRect: { width, height } }) => width > 0 && height > 0));
    },
    { rootMargin: `${-Math.floor(top)}px 0px 0px` },
  );
  const controls = document.querySelectorAll(CONTROLS);
  for (const control of controls) observer.observe(control);
  if (controls.length === 0) tell(true);
  return () => observer.disconnect();
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
  let stopLooking = () => {};
  const look = () => {
    const area = sheet?.getBoundingClientRect();
    if (area && isLeftAlone(area, pointer)) stopLooking = whetherClear(area, (isClear) => isClear && show());
  };
  let timer = setTimeout(look, QUIET_MS);
  const wait = (event: Event) => {
    if (event instanceof PointerEvent) pointer = event.type === 'pointerup' ? null : event.clientY;
    stopLooking();
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  };
  for (const stir of STIRS) window.addEventListener(stir, wait, { capture: true, passive: true });
  return () => {
    stopLooking();
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
