import { onShownPage } from '../shared/shown-page.ts';

/** How long the visitor must be idle before the question appears. */
const QUIET_MS = 500;
const FIELDS = 'input, select, textarea';
const CONTROLS = `main :is(form, button, .button, ${FIELDS})`;
/** Events that show a visitor is busy; dialogs and menus send close and toggle. */
const STIRS = ['scroll', 'resize', 'pointerdown', 'pointermove', 'pointerup', 'keydown', 'focusin', 'close', 'toggle'];

/** Whether the visitor isn't typing, has no dialog open, and isn't pointing at the sheet's area. */
function isLeftAlone(area: DOMRect, pointer: number | null): boolean {
  if (area.height === 0 || document.querySelector('dialog:modal')) return false;
  return !document.activeElement?.matches(FIELDS) && (pointer === null || pointer <= area.top);
}

/**
 * Reports once whether the sheet would cover any form or button; returns a cancel function. An observer lets the
 * browser measure while rendering: querying each control's position would force layout of everything off-screen.
 */
function whetherClear({ top }: DOMRect, tell: (isClear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      tell(!entries.some(({ intersectionRect: { width, height } }) => width > 0 && height > 0));
    },
    { rootMargin: `${-Math.floor(top)}px 0px 0px` },
  );
  const controls = document.querySelectorAll(CONTROLS);
  for (const control of controls) observer.observe(control);
  if (controls.length === 0) tell(true);
  return () => observer.disconnect();
}

/**
 * Reports when the question may be shown: as soon as it disturbs nobody, until the next page, a dialog or a menu hides
 * it. A focused question stays, as does one shown `atOnce`. Returns the stop function.
 */
export function watchSheetVisibility(sheet: HTMLElement, atOnce: boolean, tell: (shown: boolean) => void): () => void {
  let isShown = atOnce;
  let stop = () => {};
  const watch = () => {
    stop = isShown ? whenHidden(sheet, () => change(false)) : whenClear(sheet, () => change(true));
  };
  const change = (next: boolean) => {
    if (isShown === next) return;
    isShown = next;
    stop();
    tell(isShown);
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
  /** The last position of mouse or finger, from the top of the window. */
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
