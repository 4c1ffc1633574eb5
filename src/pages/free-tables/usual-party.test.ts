import { expect, test } from 'vitest';
import { minutesOf } from '../../values/time/wall-time.ts';
import { usualParty } from './usual-party.ts';

const times = ['12:00', '18:00', '19:00', '20:00', '21:30'];

test.each([
  ['dinner tonight, all day', '09:00', '2026-11-20', '19:00', '18:01'],
  ['still, an hour before', '18:00', '2026-11-20', '19:00', '18:01'],
  ['the next time offered after that', '18:01', '2026-11-20', '20:00', '19:01'],
  ['the last one', '20:30', '2026-11-20', '21:30', '20:31'],
  ['dinner tomorrow when it is too late', '20:31', '2026-11-21', '19:00', '24:00'],
  ['dinner tonight again after midnight', '00:00', '2026-11-20', '19:00', '18:01'],
])('a search suggests %s', (_, now, date, time, until) => {
  const usual = usualParty({ date: '2026-11-20', minutes: minutesOf(now) }, times);
  expect(usual).toEqual({ party: { date, time, covers: 2 }, until: minutesOf(until) });
});
