type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

/** What a notice never covers: headings, fields with their labels, buttons, errors, and the pinned header. */
const KEPT_CLEAR =
  'h1, h2, h3, h4, legend, label, input, select, textarea, iframe, button, summary, .button, [role=alert], header, [data-kept-clear]';
/** For these the text counts, not the width of their line. */
const WORDS = 'h1, h2, h3, h4, legend, label';
/** Margin for focus rings. */
const RING_PX = 4;
const MARGIN_PX = 16;
const STEP_PX = 4;

const overlaps = (a: Rect, b: Rect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The lowest position where a notice of this size covers nothing it mustn't; null if there is none. */
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
      if (left >= within.left && !keptClear.some((rect) => overlaps(rect, box))) return { left, top };
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

/** Places the notices where they cover nothing they mustn't; returns whether there is such a place. */
export function placeNotices(list: HTMLElement): boolean {
  // Don't move it when it is about to be pressed.
  if (list.matches(':hover, :focus-within')) return true;
  const dialog = list.closest('dialog');
  const obstacles = [...(dialog ?? document.body).querySelectorAll(KEPT_CLEAR)].filter(
    (element) => !list.contains(element),
  );
  const { offsetWidth: width, offsetHeight: height } = list;
  const place = freePlace(
    { width, height },
    dialog?.getBoundingClientRect() ?? windowRect(),
    obstacles.flatMap(rectsOf),
  );
  list.style.visibility = place ? '' : 'hidden';
  if (place) Object.assign(list.style, { left: `${place.left}px`, top: `${place.top}px` });
  return place !== null;
}
