import { expect, test } from 'vitest';
import { testRules } from '../../../../tests/support/test-restaurant.ts';
import type { LogEntry } from '../../engine/read-log.server.ts';
import { logText } from './log-text.ts';

type States = Pick<LogEntry, 'before' | 'after'>;

const written = (act: string, states: Partial<States> = {}, device: string | null = null) =>
  `Tom ${logText({ before: null, after: null, ...states, act, device }, 'Ann Baker', testRules)}`;

test.each<[string, States['before'], States['after']]>([
  ['Tom marked Ann Baker as arrived', { status: 'booked' }, { status: 'arrived' }],
  ['Tom seated Ann Baker', { status: 'arrived' }, { status: 'seated' }],
  ['Tom marked Ann Baker as left', { status: 'seated' }, { status: 'left' }],
  ['Tom marked Ann Baker as a no-show', { status: 'booked' }, { status: 'no-show' }],
  ['Tom undid the no-show for Ann Baker', { status: 'no-show' }, { status: 'booked' }],
  ['Tom undid the seating for Ann Baker', { status: 'seated' }, { status: 'arrived' }],
])('a status is logged as: %s', (text, before, after) => {
  expect(written('status', { before, after })).toBe(text);
});

test.each<[string, string, States['before'], States['after']]>([
  ['Tom moved Ann Baker to tables M4 + M5', 'moved', { tableIds: ['M1'] }, { tableIds: ['M4', 'M5'] }],
  ['Tom moved Ann Baker to Sat 28 November', 'moved', { date: '2026-11-27' }, { date: '2026-11-28' }],
  ['Tom changed the booking for Ann Baker and e-mailed them', 'moved', {}, { told: true }],
  [
    'Tom changed Ann Baker from 4 to 6, moved them to tables P1 + P2 and e-mailed them',
    'moved',
    { tableIds: ['M1'], adultCovers: 3, childCovers: 1 },
    { tableIds: ['P1', 'P2'], adultCovers: 6, childCovers: 0, told: true },
  ],
  [
    'Tom moved Ann Baker to table M4, 7.30pm',
    'moved',
    { tableIds: ['M1'], startsAt: '2026-11-27T19:00:00Z' },
    { tableIds: ['M4'], startsAt: '2026-11-27T19:30:00Z' },
  ],
  ['Tom let Ann Baker stay until 8.45pm', 'stayed', null, { endsAt: '2026-11-27T20:45:00Z' }],
  [
    'Tom closed the restaurant from Fri 27 November to Sun 29 November',
    'restaurant-closed',
    null,
    { firstDate: '2026-11-27', lastDate: '2026-11-29' },
  ],
  [
    'Tom reopened the restaurant on Fri 27 November',
    'restaurant-reopened',
    null,
    { firstDate: '2026-11-27', lastDate: '2026-11-27' },
  ],
  ['Tom closed the restaurant', 'restaurant-closed', null, null],
  ['Tom changed the booking for Ann Baker', 'moved', { tableIds: ['M1'] }, { tableIds: ['M1'] }],
  ['Tom gave Ann Baker the role of host', 'role-set', { role: 'reader' }, { role: 'host' }],
  ['Tom took the role of host from Ann Baker', 'role-withdrawn', { role: 'host' }, null],
  ['Tom closed table M3 for Fri 27 November', 'closed', null, { kind: 'tables', tableIds: ['M3'], date: '2026-11-27' }],
  [
    'Tom closed the whole restaurant from 8pm to 9pm on Fri 27 November',
    'closed',
    null,
    {
      kind: 'tables',
      tableIds: ['r1', 'r2', 'r3', 'r4', 't1'],
      date: '2026-11-27',
      startsAt: Date.parse('2026-11-27T20:00Z'),
      endsAt: Date.parse('2026-11-27T21:00Z'),
    },
  ],
  ['Tom reopened online booking for Fri 27 November', 'reopened', { kind: 'online', date: '2026-11-27' }, null],
])('a change is logged as: %s', (text, act, before, after) => {
  expect(written(act, { before, after })).toBe(text);
});

test('the tablet stands at the end of what was done on it', () => {
  expect(written('note', {}, 'Front door')).toBe('Tom wrote a note about Ann Baker, on Front door');
});
