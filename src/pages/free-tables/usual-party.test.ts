import { expect, test } from 'vitest';
import type { OpeningHours } from '../../restaurants/contract.ts';
import { minutesOf } from '../../values/time/wall-time.ts';
import { weekdays } from '../../values/time/week.ts';
import { usualParty } from './usual-party.ts';

type Override = { startDate: string; endDate: string; openTime: string; closeTime: string };

/** Open from 11.30am; on Sundays it closes at nine. */
function restaurant(
  close: string,
  { overrides = [] as Override[], temporarilyClosed = null, enableBookings = true } = {},
) {
  const hours = weekdays.flatMap((day) => [
    [`${day}Open`, '11:30'],
    [`${day}Close`, day === 'sunday' ? '21:00' : close],
  ]);
  const namedOverrides = overrides.map((override) => ({ name: 'Christmas', ...override }));
  return {
    enableBookings,
    temporarilyClosed,
    sittings: [
      { firstSeating: '12:00', lastSeating: '16:30' },
      { firstSeating: '18:00', lastSeating: '23:30' },
    ],
    openingHours: { ...Object.fromEntries(hours), overrides: namedOverrides } as OpeningHours,
  };
}

const chain = [restaurant('22:30'), restaurant('23:00'), restaurant('01:00')];
const closedOn = (date: string) => ({ startDate: date, endDate: date, openTime: 'closed', closeTime: 'closed' });

test.each([
  ['dinner tonight, all day', '09:00', '2026-11-20', '19:00', '18:01'],
  ['the same an hour before', '18:00', '2026-11-20', '19:00', '18:01'],
  ['the next time most restaurants seat two', '18:01', '2026-11-20', '19:30', '18:31'],
  ['the last one', '20:30', '2026-11-20', '21:30', '20:31'],
  ['dinner tomorrow, even if one of three still seats', '20:31', '2026-11-21', '19:00', '24:00'],
  ['dinner tonight again after midnight', '00:00', '2026-11-20', '19:00', '18:01'],
])('a search suggests %s', (_, now, date, time, until) => {
  const usual = usualParty({ date: '2026-11-20', minutes: minutesOf(now) }, chain);
  expect(usual).toEqual({ party: { date, time, covers: 2 }, until: minutesOf(until) });
});

const early = { startDate: '2026-12-24', endDate: '2026-12-24', openTime: '11:30', closeTime: '16:30' };
const short = { startDate: '2026-12-26', endDate: '2026-12-26', openTime: '12:00', closeTime: '20:00' };

test.each([
  ['no later on a Sunday than a meal before closing', '2026-11-22 18:10', [], '2026-11-22 19:30'],
  ['dinner on Monday once that is too late', '2026-11-22 18:31', [], '2026-11-23 19:00'],
  ['a late lunch on a day that ends early', '2026-12-24 09:00', [early], '2026-12-24 15:00'],
  [
    'the next day after a closed one, an hour after opening',
    '2026-12-25 09:00',
    [closedOn('2026-12-25'), short],
    '2026-12-26 18:30',
  ],
])('the page of one restaurant suggests %s', (_, now, overrides, suggestion) => {
  const [date, time] = now.split(' ') as [string, string];
  const { party } = usualParty({ date, minutes: minutesOf(time) }, [restaurant('22:30', { overrides })]);
  expect(`${party.date} ${party.time}`).toBe(suggestion);
});

test.each([
  ['are unknown', []],
  ['take no bookings', [restaurant('22:30', { enableBookings: false })]],
])('dinner is suggested if the restaurants %s', (_, restaurants) => {
  const at = (time: string) => usualParty({ date: '2026-11-20', minutes: minutesOf(time) }, restaurants).party;
  expect(at('12:00')).toEqual({ date: '2026-11-20', time: '19:00', covers: 2 });
  expect(at('18:01')).toEqual({ date: '2026-11-21', time: '19:00', covers: 2 });
});
