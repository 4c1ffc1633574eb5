import type { TimeWindow } from '../../values/time/time-window.ts';
import { formatShortDay, formatTime } from '../../values/time/wall-time.ts';
import type { Covers } from '../contracts/covers.ts';
import { ANY_AREA, partyText, timeText } from './booking-text.ts';

/** `before` is the value before a change. */
export type TicketLine = { label: string; value: string; before?: string };
/** A line without a value is yet to be filled in. */
export type OpenTicketLine = { label: string; value: string | null };

/** A table as the input of a ticket; null is not chosen yet. An event has neither menu nor area. */
export type TicketSeating = {
  title: string | null;
  occasionName: string | null;
  party: Covers | null;
  date: string | null;
  time: string | null;
  menuName: string | null;
  areaName: string | null;
  isEvent?: boolean;
};

export function ticketLines(seating: TicketSeating, dayText = formatShortDay): OpenTicketLine[] {
  const { title, occasionName, party, date, time, menuName, areaName } = seating;
  const lines = [
    { label: 'Where', value: title },
    { label: 'Occasion', value: occasionName },
    { label: 'Party', value: party && partyText(party) },
    { label: 'Day', value: date && dayText(date) },
    { label: 'Time', value: date && time && timeText({ date, time }) },
  ];
  if (seating.isEvent) return lines;
  const area = areaName ?? (menuName === null ? null : ANY_AREA);
  return [...lines, { label: 'Menu', value: menuName }, { label: 'Area', value: area }];
}

export const writtenLines = (lines: readonly OpenTicketLine[]) =>
  lines.filter((line): line is TicketLine => line.value !== null);

/** For a waiting party: the window instead of the single time. */
export function waitingLines<Line extends OpenTicketLine>(lines: readonly Line[], { from, to }: TimeWindow): Line[] {
  const value = `${formatTime(from)} to ${formatTime(to)}`;
  return lines.map((line) => (line.label === 'Time' && from !== to ? { ...line, value } : line));
}

/** The current lines, with the previous value where it changed. */
export function changedLines(now: readonly TicketLine[], earlier: readonly TicketLine[]): TicketLine[] {
  const before = new Map(earlier.map(({ label, value }) => [label, value]));
  const lines = now.map((line) => {
    const value = before.get(line.label);
    return value === line.value ? line : { ...line, before: value ?? 'none' };
  });
  const labels = new Set(now.map(({ label }) => label));
  const gone = earlier.filter(({ label }) => !labels.has(label));
  return [...lines, ...gone.map(({ label, value }) => ({ label, value: 'None', before: value }))];
}

export const nameById = (items: readonly { id: string; name: string }[], id: string | null) =>
  items.find((item) => item.id === id)?.name ?? null;
