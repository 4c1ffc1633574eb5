import { expect, test } from 'vitest';
import { formatInstant, formatTimeOfDay } from './instant-text.ts';

test.each([
  ['in summer', '2026-07-03T18:30:00Z', 'Friday 3 July at 7.30pm'],
  ['in winter', '2026-12-25T12:00:00Z', 'Friday 25 December at 12pm'],
  ['midnight as the end of a day', '2026-12-04T00:00:00Z', 'Thursday 3 December at 11.59pm'],
  ['midnight in summer', '2026-07-03T23:00:00Z', 'Friday 3 July at 11.59pm'],
  ['over the turn of the year', '2027-01-01T00:00:00Z', 'Thursday 31 December at 11.59pm'],
  ['the last minute before the clocks go forward', '2027-03-28T00:59:00Z', 'Sunday 28 March at 12.59am'],
  ['as the clocks go forward', '2027-03-28T01:00:00Z', 'Sunday 28 March at 2am'],
  ['the last hour of summer time', '2026-10-25T00:30:00Z', 'Sunday 25 October at 1.30am, before the clocks go back'],
  ['the same hour again', '2026-10-25T01:30:00Z', 'Sunday 25 October at 1.30am, after the clocks go back'],
  ['the hour before both', '2026-10-24T23:59:00Z', 'Sunday 25 October at 12.59am'],
  ['the hour after both', '2026-10-25T02:00:00Z', 'Sunday 25 October at 2am'],
])('%s', (_, instant, text) => expect(formatInstant(Date.parse(instant))).toBe(text));

test.each([
  ['2026-11-20T10:10:30Z', '10.10am'],
  ['2026-07-01T17:42:00Z', '6.42pm'],
])('an instant is written as London time: %s', (instant, text) =>
  expect(formatTimeOfDay(Date.parse(instant))).toBe(text),
);
