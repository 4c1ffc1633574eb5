import { expect, test } from 'vitest';
import { openingHours } from '../../../restaurants/contract.ts';
import { weekdays } from '../../../values/time/week.ts';
import { groupDays, specialLines, specialOn, weekLines } from './hours-words.ts';

const hours = openingHours.parse({
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '11:30'],
      [`${day}Close`, day === 'friday' ? '00:00' : '22:30'],
    ]),
  ),
  saturdayClose: '01:00',
  sundayOpen: 'Closed',
  sundayClose: 'CLOSED',
  mondayClickCollectClose: '20:30',
  overrides: [
    { name: 'Refit', startDate: '2027-03-01', endDate: '2027-03-04', openTime: 'closed', closeTime: 'closed' },
    { name: 'Boxing Day', startDate: '2026-12-26', endDate: '2026-12-26', openTime: '12:00', closeTime: '20:00' },
    { name: 'Christmas', startDate: '2026-12-24', endDate: '2026-12-25', openTime: 'Closed', closeTime: 'Closed' },
  ],
});
const open = { openingHours: hours, temporarilyClosed: null };
const shut = (reopens?: string) => ({
  openingHours: hours,
  temporarilyClosed: { message: 'The oven is out.', reopens },
});

test('opening hours start with Monday', () => {
  expect(weekLines(hours).map(({ weekday, hours: words }) => `${weekday} ${words}`)).toEqual([
    'monday 11.30am to 10.30pm',
    'tuesday 11.30am to 10.30pm',
    'wednesday 11.30am to 10.30pm',
    'thursday 11.30am to 10.30pm',
    'friday 11.30am to midnight',
    'saturday 11.30am to 1am',
    'sunday Closed',
  ]);
});

test('collection has its own last time, by default 9pm, and equal days are grouped', () => {
  expect(groupDays(weekLines(hours))).toEqual([
    { days: 'Monday', collectUntil: '8.30pm' },
    { days: 'Tuesday to Saturday', collectUntil: '9pm' },
    { days: 'Sunday', collectUntil: null },
  ]);
  const same = weekLines(hours).map((line) => ({ ...line, collectUntil: '9pm' }));
  expect(groupDays(same)).toEqual([{ days: 'Every day', collectUntil: '9pm' }]);
});

test.each([
  ['2026-12-20', 'Thursday 24 December to Friday 25 December'],
  ['2027-01-15', 'Monday 1 March to Thursday 4 March'],
])('on %s, dates in the same year omit it', (today, dates) => {
  expect(specialLines(open, today)[0]?.dates).toBe(dates);
});

test('dates in another year include it', () => {
  const overrides = [
    { name: 'New Year', startDate: '2026-12-31', endDate: '2027-01-01', openTime: 'Closed', closeTime: 'Closed' },
    { name: 'Stocktaking', startDate: '2027-01-04', endDate: '2027-01-04', openTime: 'Closed', closeTime: 'Closed' },
  ];
  const closedThen = { openingHours: { ...hours, overrides }, temporarilyClosed: null };
  expect(specialLines(closedThen, '2026-12-20').map(({ dates }) => dates)).toEqual([
    'Thursday 31 December to Friday 1 January 2027',
    'Monday 4 January 2027',
  ]);
});

test.each([
  ['2026-11-20', ['Christmas', 'Boxing Day']],
  ['2026-10-29', ['Christmas']],
  ['2026-10-28', []],
  ['2026-12-25', ['Christmas', 'Boxing Day']],
  ['2026-12-26', ['Boxing Day']],
  ['2027-03-04', ['Refit']],
  ['2027-03-05', []],
])('on %s, the alternative hours of the next eight weeks are %j', (today, names) => {
  expect(specialLines(open, today).map(({ name }) => name)).toEqual(names);
});

test('alternative hours have their dates and times', () => {
  expect(specialLines(open, '2026-12-20')).toMatchObject([
    { dates: 'Thursday 24 December to Friday 25 December', hours: 'Closed', collectUntil: null },
    { dates: 'Saturday 26 December', hours: '12pm to 8pm', collectUntil: '8pm' },
  ]);
  expect(specialOn(open, '2026-12-25')).toEqual({ name: 'Christmas', hours: 'Closed' });
  expect(specialOn(open, '2026-12-27')).toBeNull();
});

test.each([
  ['2026-12-26', ['Boxing Day']],
  ['2026-12-25', ['Christmas', 'Boxing Day']],
  ['2027-01-10', []],
  [undefined, []],
])('with reopening on %s, the upcoming alternative hours are %j', (reopens, names) => {
  expect(specialLines(shut(reopens), '2026-11-20').map(({ name }) => name)).toEqual(names);
});

test('a day within a longer span has its own line, and the span leaves it out', () => {
  const winter = {
    name: 'Winter',
    startDate: '2027-01-04',
    endDate: '2027-01-31',
    openTime: '12:00',
    closeTime: '20:00',
  };
  const party = {
    name: 'Party',
    startDate: '2027-01-04',
    endDate: '2027-01-04',
    openTime: 'closed',
    closeTime: 'closed',
  };
  const works = {
    name: 'Works',
    startDate: '2027-01-11',
    endDate: '2027-01-12',
    openTime: '17:00',
    closeTime: '20:00',
  };
  const overlapping = { ...open, openingHours: { ...hours, overrides: [party, works, winter] } };
  expect(specialLines(overlapping, '2027-01-01').map((line) => `${line.name}, ${line.dates}: ${line.hours}`)).toEqual([
    'Party, Monday 4 January: Closed',
    'Winter, Tuesday 5 January to Sunday 10 January: 12pm to 8pm',
    'Works, Monday 11 January to Tuesday 12 January: 5pm to 8pm',
    'Winter, Wednesday 13 January to Sunday 31 January: 12pm to 8pm',
  ]);
});

test('hours that begin before reopening are shown from that day', () => {
  const festive = {
    name: 'Festive',
    startDate: '2026-12-20',
    endDate: '2026-12-31',
    openTime: '12:00',
    closeTime: '20:00',
  };
  const reopeningSoon = { ...shut('2026-12-28'), openingHours: { ...hours, overrides: [festive] } };
  expect(specialLines(reopeningSoon, '2026-11-20')[0]?.dates).toBe('Monday 28 December to Thursday 31 December');
});

test('a day of a longer closure is closed, whatever its hours', () => {
  expect(specialOn(shut('2027-01-10'), '2026-12-26')).toEqual({ name: null, hours: 'Closed' });
  expect(specialOn(shut('2026-12-26'), '2026-12-26')).toEqual({ name: 'Boxing Day', hours: '12pm to 8pm' });
});
