type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

/** What a notice never covers: headings, fields with their labels, buttons, errors, and the pinned header. */
const KEPT_CLEAR =
  'h1, h2, h3, h4, legend, label, input, select, textarea, iframe, button, summary, .button, [role=alert], header, [data-kept-clear]';
/** Of these the words are kept clear, not the width of their line. */
const WORDS = 'h1, h2, h3, h4, legend, label';
/** Around each, for the ring of what has the focus. */
const RING_PX = 4;
const MARGIN_PX = 16;
const STEP_PX = 4;

const overlaps = (one: Rect, other: Rect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Where a notice of this size covers nothing of what is kept clear, as near to the foot as it can be; null if nowhere. */
export function freePlace({ width, height }: Size, within: Rect, keptClear: readonly Rect[]) {
  const right = within.right - MARGIN_PX - width;
  const lefts = [within.left + MARGIN_PX, right, (within.left + within.right - width) / 2];
  for (let top = within.bottom - MARGIN_PX - height; top >= within.top + MARGIN_PX; top -= STEP_PX)
    for (const left of lefts) {
      const box = {
        left: left - RING_PX,
        top: top - RING_PX,
        right: left + width + RING_PX,
        bottom: top + height + RING_PX,
      };
      if (left >= within.left && !keptClear.some((one) => overlaps(one, box))) return { left, top };
    }
  return null;
}

function rectsOf(element: Element): Rect[] {
  if (!element.checkVisibility({ visibilityProperty: true })) return [];
  if (!element.matches(WORDS)) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

const windowRect = (): Rect => ({
  left: 0,
  top: 0,
  right: document.documentElement.clientWidth,
  bottom: window.innerHeight,
});

/** Puts the notices where they cover nothing that is kept clear; returns whether there is such a place. */
export function placeNotices(list: HTMLElement): boolean {
  // Not while it is about to be pressed.
  if (list.matches(':hover, :focus-within')) return true;
  const dialog = list.closest('dialog');
  const found = [...(dialog ?? document.body).querySelectorAll(KEPT_CLEAR)].filter((one) => !list.contains(one));
  const { offsetWidth: width, offsetHeight: height } = list;
  const place = freePlace({ width, height }, dialog?.getBoundingClientRect() ?? windowRect(), found.flatMap(rectsOf));
  list.style.visibility = place ? '' : 'hidden';
  if (place) Object.assign(list.style, { left: `${place.left}px`, top: `${place.top}px` });
  return place !== null;
}
