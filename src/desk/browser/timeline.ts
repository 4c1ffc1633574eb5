import { MINUTE_MS } from '../../values/time/duration.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { timeOf } from '../../values/time/wall-time.ts';
import { COLUMN_MINUTES, COLUMN_PX, NAMES_PX } from '../rules/timeline-scale.ts';
import { refresh } from './refresh.ts';

const QUARTER = 15;
const QUARTER_PX = (QUARTER / COLUMN_MINUTES) * COLUMN_PX;
/** A shorter move is a tap. */
const LEAST_PX = 6;

/** How near to an edge the timeline scrolls, and by how much at a time. */
const EDGE_PX = 40;
const SCROLL_PX = 16;

type Drag = { bar: HTMLElement; x: number; y: number; isMoving: boolean; row: HTMLElement | null; quarters: number };
let drag: Drag | undefined;
let isDropped = false;

const region = () => document.querySelector<HTMLElement>('[data-timeline]');

/** Where the pointer is, however far the timeline was scrolled. */
const inTimeline = ({ clientX, clientY }: PointerEvent) => ({
  x: clientX + (region()?.scrollLeft ?? 0),
  y: clientY + (region()?.scrollTop ?? 0),
});

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

/** Touch scrolls, unless the party was picked up by a tap. */
function begin(event: PointerEvent): void {
  const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-party]') : null;
  if (!bar || event.button !== 0 || (event.pointerType === 'touch' && bar.ariaCurrent !== 'true')) return;
  drag = { bar, ...inTimeline(event), isMoving: false, row: null, quarters: 0 };
}

function scrollAtEdge({ clientX, clientY }: PointerEvent): void {
  const timeline = region();
  if (!timeline) return;
  const { left, right, top, bottom } = timeline.getBoundingClientRect();
  const step = (at: number, start: number, end: number) =>
    at < start + EDGE_PX ? -SCROLL_PX : at > end - EDGE_PX ? SCROLL_PX : 0;
  timeline.scrollBy(step(clientX, left + NAMES_PX, right), step(clientY, top + EDGE_PX, bottom));
}

function move(event: PointerEvent): void {
  if (!drag) return;
  if (drag.isMoving) scrollAtEdge(event);
  const { x, y } = inTimeline(event);
  const [dx, dy] = [x - drag.x, y - drag.y];
  if (!drag.isMoving && Math.hypot(dx, dy) < LEAST_PX) return;
  drag.isMoving = true;
  drag.quarters = Math.trunc(dx / QUARTER_PX);
  drag.bar.style.cssText = `position: relative; z-index: 30; pointer-events: none;
    transform: translate(${drag.quarters * QUARTER_PX}px, ${dy}px)`;
  mark(document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('tr[data-table]') ?? null);
}

/** Stays where it is scrolled to, for the next tap. */
function show(address: string): void {
  history.replaceState(null, '', address);
  void refresh();
}

/** Picks up and puts down in place. */
function pick(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-party], a[data-put-down]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link.href);
}

function pickedUp(party = ''): URLSearchParams {
  const query = new URLSearchParams(location.search);
  query.set('party', party);
  return query;
}

function send({ party, start, seen }: DOMStringMap, to: string): void {
  const form = document.querySelector<HTMLFormElement>('#move');
  if (!form) return;
  const fields = { bookingId: party, seen, startsAt: start, to };
  form.replaceChildren(
    ...Object.entries(fields).map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  );
  // A refused party stays picked up, to swap tables.
  form.action = `?${pickedUp(party)}`;
  form.requestSubmit();
}

/** Another table is taken at once; another time is shown first, with the tables that are free then. */
function drop({ bar: { dataset }, row, quarters }: Drag): void {
  const to = row?.dataset.table;
  if (to === undefined) return;
  if (quarters === 0) {
    if (!dataset.tables?.split('+').includes(to)) send(dataset, to);
    return;
  }
  const query = pickedUp(dataset.party);
  query.set('at', timeOf(londonNow(Number(dataset.start) + quarters * QUARTER * MINUTE_MS).minutes));
  show(`?${query}#party-${dataset.party}`);
}

/** A drag ends with a click on the link that was dragged. */
function endPress({ isMoving }: Drag): void {
  isDropped = isMoving;
  setTimeout(() => {
    isDropped = false;
  });
}

function end(): void {
  if (!drag) return;
  const dropped = { ...drag };
  endPress(dropped);
  putBack();
  if (dropped.isMoving) drop(dropped);
}

/** The next party of the same table, or the one nearest in time at the next table that has any. */
function neighbour(bar: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll('tr[data-table]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('[data-party]')])
    .filter((bars) => bars.length > 0);
  const row = rows.findIndex((bars) => bars.includes(bar));
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const bars = rows[row] ?? [];
    return bars[bars.indexOf(bar) + step];
  }
  const distance = ({ dataset }: HTMLElement) => Math.abs(Number(dataset.start) - Number(bar.dataset.start));
  return rows[row + step]?.sort((a, b) => distance(a) - distance(b))[0];
}

function goWithArrows(event: KeyboardEvent): void {
  const { key, target } = event;
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const bar =
    target instanceof HTMLElement && isPlain && key.startsWith('Arrow') && target.closest<HTMLElement>('[data-party]');
  if (!bar) return;
  event.preventDefault();
  neighbour(bar, key)?.focus();
}

function cancel({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  if (drag) {
    endPress(drag);
    putBack();
  } else document.querySelector<HTMLElement>('[data-put-down]')?.click();
}

/** Where a party that is picked up could go; else an hour before now. */
function showBeginning(timeline: HTMLElement): void {
  const target = timeline.querySelector('button');
  const now = timeline.querySelector<SVGLineElement>('line')?.x1.baseVal.value;
  if (target) target.scrollIntoView({ block: 'nearest', inline: 'center' });
  else if (now !== undefined) timeline.scrollLeft = now - NAMES_PX - 4 * QUARTER_PX;
}

/** Parties are dragged to another table or time; the arrow keys go from one to another. */
export function startTimeline(): void {
  const timeline = region();
  if (!timeline) return;
  if (location.hash === '') showBeginning(timeline);
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', putBack);
  document.addEventListener('keydown', cancel);
  document.addEventListener('keydown', goWithArrows);
  document.addEventListener('click', (event) => isDropped && event.preventDefault(), { capture: true });
  document.addEventListener('click', pick);
}
