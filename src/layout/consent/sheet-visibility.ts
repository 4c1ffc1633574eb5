import { onShownPage } from '../shared/shown-page.ts';

/** Nothing may have moved, been pressed or typed for this long before the question appears. */
const QUIET_MS = 500;
const FIELDS = 'input, select, textarea';
const CONTROLS = `main :is(form, button, .button, ${FIELDS})`;
/** Events that show a visitor is busy; dialogs and menus send close and toggle. */
const STIRS = ['scroll', 'resize', 'pointerdown', 'pointermove', 'pointerup', 'keydown', 'focusin', 'close', 'toggle'];

/** Whether the visitor neither types, has a dialog open nor points at where the sheet comes. */
function isLeftAlone(area: DOMRect, pointer: number | null): boolean {
  if (area.height === 0 || document.querySelector('dialog:modal')) return false;
  return !document.activeElement?.matches(FIELDS) && (pointer === null || pointer <= area.top);
}

/**
 * Tells once whether the sheet would cover no form or button; the returned function cancels. An observer lets the browser
 * measure as it draws: asking each control for its position would force the layout of everything below the screen.
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
 * Tells when the question may be shown: at the first moment it would disturb nobody, until the next page, or until a
 * dialog or a menu hides it. A question that has the focus stays, and so does one shown `atOnce`.
 * Returns the function that stops it.
 */
export function watchSheetVisibility(sheet: HTMLElement, atOnce: boolean, tell: (shown: boolean) => void): () => void {
  let shown = atOnce;
  let stop = () => {};
  const watch = () => {
    stop = shown ? whenHidden(sheet, () => change(false)) : whenClear(sheet, () => change(true));
  };
  const change = (next: boolean) => {
    if (shown === next) return;
    shown = next;
    stop();
    tell(shown);
    watch();
  };
  const leavePage = onShownPage(() => {
    if (!atOnce && !sheet.contains(document.activeElement)) change(false);
  });
  watch();
  return () => {
    stop();
    leavePage();
  };
}

function whenClear(sheet: HTMLElement, show: () => void): () => void {
  /** Where the mouse or the finger last was, from the top of the window. */
  let pointer: number | null = null;
  let stopLooking = () => {};
  const look = () => {
    const area = sheet.getBoundingClientRect();
    if (isLeftAlone(area, pointer)) stopLooking = whetherClear(area, (isClear) => isClear && show());
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

function whenHidden(sheet: HTMLElement, hide: () => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.borderBoxSize[0]?.blockSize === 0) hide();
  });
  observer.observe(sheet);
  return () => observer.disconnect();
}
