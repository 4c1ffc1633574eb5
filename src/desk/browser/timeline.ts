import { MINUTE_MS } from '../../values/time/duration.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { timeOf } from '../../values/time/wall-time.ts';
import { COLUMN_MINUTES, COLUMN_PX, NAMES_PX } from '../rules/timeline-scale.ts';

const QUARTER = 15;
const QUARTER_PX = (QUARTER / COLUMN_MINUTES) * COLUMN_PX;
/** Less is a tap. */
const LEAST_PX = 6;

type Drag = { bar: HTMLElement; x: number; y: number; isMoving: boolean; row: HTMLElement | null; quarters: number };
let drag: Drag | undefined;
let isDropped = false;

const region = () => document.querySelector<HTMLElement>('[data-timeline]');

function mark(row: HTMLElement | null): void {
  drag?.row?.removeAttribute('data-over');
  row?.setAttribute('data-over', '');
  if (drag) drag.row = row;
}

function putBack(): void {
  mark(null);
  drag?.bar.removeAttribute('style');
  drag = undefined;
}

/** A finger scrolls, unless the party was picked up by a tap. */
function begin(event: PointerEvent): void {
  isDropped = false;
  const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-party]') : null;
  if (!bar || event.button !== 0 || (event.pointerType === 'touch' && bar.ariaCurrent !== 'true')) return;
  const scrolled = region()?.scrollLeft ?? 0;
  drag = { bar, x: event.clientX + scrolled, y: event.clientY, isMoving: false, row: null, quarters: 0 };
}

function move({ clientX, clientY }: PointerEvent): void {
  if (!drag) return;
  const [dx, dy] = [clientX + (region()?.scrollLeft ?? 0) - drag.x, clientY - drag.y];
  if (!drag.isMoving && Math.hypot(dx, dy) < LEAST_PX) return;
  drag.isMoving = true;
  drag.quarters = Math.trunc(dx / QUARTER_PX);
  drag.bar.style.cssText = `position: relative; z-index: 30; pointer-events: none;
    transform: translate(${drag.quarters * QUARTER_PX}px, ${dy}px)`;
  mark(document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('tr[data-table]') ?? null);
}

function send({ party, start, end, tables }: DOMStringMap, to: string): void {
  const form = document.querySelector<HTMLFormElement>('#move');
  if (!form) return;
  const fields = { bookingId: party, seenStart: start, seenEnd: end, seenTables: tables, startsAt: start, to };
  form.replaceChildren(
    ...Object.entries(fields).map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  );
  form.requestSubmit();
}

/** Another table is taken at once; another time is shown first, with the tables that are free then. */
function drop({ bar: { dataset }, row, quarters }: Drag): void {
  const to = row?.dataset.table;
  if (to === undefined) return;
  if (quarters === 0) {
    if (!dataset.tables?.split(' + ').includes(to)) send(dataset, to);
    return;
  }
  const query = new URLSearchParams(location.search);
  query.set('party', dataset.party ?? '');
  query.set('at', timeOf(londonNow(Number(dataset.start) + quarters * QUARTER * MINUTE_MS).minutes));
  location.assign(`?${query}#party-${dataset.party}`);
}

function end(): void {
  if (!drag) return;
  const dropped = drag;
  isDropped = dropped.isMoving;
  putBack();
  if (dropped.isMoving) drop(dropped);
}

function cancel({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  if (drag) {
    isDropped = drag.isMoving;
    putBack();
  } else document.querySelector<HTMLElement>('[data-put-down]')?.click();
}

/** Parties are dragged to another table or time. The timeline begins an hour before now. */
export function startTimeline(): void {
  const timeline = region();
  if (!timeline) return;
  const now = timeline.querySelector<SVGLineElement>('line')?.x1.baseVal.value;
  if (now !== undefined && location.hash === '') timeline.scrollLeft = now - NAMES_PX - 4 * QUARTER_PX;
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', putBack);
  document.addEventListener('keydown', cancel);
  // A drag ends with a click on the link that was dragged.
  document.addEventListener('click', (event) => isDropped && event.preventDefault(), { capture: true });
}
