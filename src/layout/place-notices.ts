/** Where notices may stand (toasts-list.module.css), the usual place first: what is read first is at the head of a page. */
const PLACES = ['foot', 'foot-end', 'head', 'head-end'] as const;
const SENDS = 'button[type="submit"]';
const OTHERS = 'label, legend, input, select, textarea, button';
/** A ring around what has the focus. */
const RING_PX = 6;

/** What covering counts: what a person is at more than all else, then the head of the page, then other fields and buttons. */
const COSTS = { taken: 1000, head: 100, other: 1 };

/** What has the focus, with its label, its hint and its error; nothing where that is a notice itself, or the whole page. */
export function partsOfField(list: HTMLElement): Element[] {
  const field = document.activeElement;
  if (!field?.matches('a, button, input, select, textarea, summary, iframe') || list.contains(field)) return [];
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.getElementById(id)).filter((one) => one !== null);
  return [...((field as HTMLInputElement).labels ?? []), ...words, field];
}

function isCovered(element: Element, by: DOMRect): boolean {
  if (!element.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return (
    left - RING_PX < by.right && right + RING_PX > by.left && top - RING_PX < by.bottom && bottom + RING_PX > by.top
  );
}

/** Brings what of the field a person is at has come to lie under the notices out from under them. */
export function uncoverField(list: HTMLElement): void {
  const box = list.getBoundingClientRect();
  for (const part of partsOfField(list)) if (isCovered(part, box)) part.scrollIntoView({ block: 'nearest' });
}

/** Has the notices stand where they cover neither the field a person is at nor a button that sends a form, and little else. */
export function placeNotices(list: HTMLElement): void {
  // Not while it is about to be pressed.
  if (list.matches(':hover, :focus-within')) return;
  const around = list.closest('dialog') ?? document.body;
  const found = (selector: string) => [...around.querySelectorAll(selector)].filter((one) => !list.contains(one));
  const taken = [...partsOfField(list), ...found(SENDS)];
  const others = found(OTHERS);
  const costs = PLACES.map((place) => {
    list.dataset.place = place;
    const box = list.getBoundingClientRect();
    const covered = (elements: Element[]) => elements.filter((one) => isCovered(one, box)).length;
    const atHead = place.startsWith('head') ? COSTS.head : 0;
    return covered(taken) * COSTS.taken + atHead + covered(others) * COSTS.other;
  });
  list.dataset.place = PLACES[costs.indexOf(Math.min(...costs))];
}
