import { expect, test } from 'vitest';
import { formatDate } from '../../values/time/wall-time.ts';
import { changedLines, nameById, type TicketSeating, ticketLines, writtenLines } from './ticket.ts';

const table: TicketSeating = {
  title: 'Leeds Greek Street',
  occasionName: 'A table',
  party: { adultCovers: 2, childCovers: 1 },
  date: '2026-11-27',
  time: '00:15',
  menuName: 'All-day menu',
  areaName: 'Terrace',
};
const linesOf = (changes: Partial<TicketSeating> = {}) => writtenLines(ticketLines({ ...table, ...changes }));

test('a table becomes the lines of a ticket', () => {
  expect(linesOf().map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Where: Leeds Greek Street',
    'Occasion: A table',
    'Party: 3 people (2 adults, 1 child)',
    'Day: Fri 27 November',
    'Time: 12.15am, Friday night into Saturday',
    'Menu: All-day menu',
    'Area: Terrace',
  ]);
  expect(ticketLines(table, formatDate)).toContainEqual({ label: 'Day', value: 'Friday 27 November 2026' });
});

test.each<[string, Partial<TicketSeating>, string | null | undefined]>([
  ['chosen', {}, 'Terrace'],
  ['any', { areaName: null }, 'Anywhere'],
  ['not reached', { menuName: null, areaName: null }, null],
  ['an event has none', { menuName: null, areaName: null, isEvent: true }, undefined],
])('the ticket’s area when %s', (_, changes, area) => {
  expect(ticketLines({ ...table, ...changes }).find(({ label }) => label === 'Area')?.value).toBe(area);
});

test('a changed ticket shows the previous values, of added and removed lines too', () => {
  const tables = (value: string) => [{ label: 'Table', value }];
  expect(changedLines(linesOf(), linesOf())).toEqual(linesOf());
  expect(changedLines([...linesOf({ areaName: null }), ...tables('12')], linesOf())).toEqual([
    ...linesOf().slice(0, -1),
    { label: 'Area', value: 'Anywhere', before: 'Terrace' },
    { label: 'Table', value: '12', before: 'none' },
  ]);
  expect(changedLines([], tables('12'))).toEqual([{ label: 'Table', value: 'None', before: '12' }]);
});

test('finds a name by its id', () => {
  const areas = [{ id: 'terrace', name: 'Terrace' }];
  expect([nameById(areas, 'terrace'), nameById(areas, 'cellar'), nameById(areas, null)]).toEqual([
    'Terrace',
    null,
    null,
  ]);
});
