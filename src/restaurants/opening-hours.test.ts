import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { londonInstant, londonNow } from '../values/time/london-time.ts';
import { addDays, formatTime, weekdayOf } from '../values/time/wall-time.ts';
import type { OpeningHours } from './contract.ts';
import { hoursOn } from './hours.ts';
import { clickCollectStatus, isClosedOn, openStatus } from './opening-hours.ts';

const day = (open: string, close: string, collect?: string) => ({ open, close, collect });
type Day = ReturnType<typeof day>;

function hours(week: Day[], overrides: OpeningHours['overrides'] = []): OpeningHours {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const entries = names.flatMap((name, index) => {
    const { open, close, collect } = week[index] ?? (week[0] as Day);
    return [
      [`${name}Open`, open],
      [`${name}Close`, close],
      [`${name}ClickCollectClose`, collect],
    ];
  });
  return { ...Object.fromEntries(entries), overrides };
}

const restaurant = (
  openingHours: OpeningHours,
  temporarilyClosed: { message: string; reopens?: string } | null = null,
) => ({
  openingHours,
  temporarilyClosed,
  clickCollect: { enabled: true },
});
const at = (date: string, time: string) => ({
  date,
  weekday: weekdayOf(date),
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

// 2026-11-16 is a Monday.
const usual = hours([day('12:00', '22:30')]);
const late = hours([
  ...Array<Day>(4).fill(day('12:00', '00:00')),
  ...Array<Day>(2).fill(day('12:00', '02:00')),
  day('closed', 'closed'),
]);
const christmas = hours(
  [day('12:00', '22:30')],
  [
    { name: 'Christmas Eve', startDate: '2026-12-24', endDate: '2026-12-24', openTime: '10:00', closeTime: '01:00' },
    { name: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-26', openTime: 'closed', closeTime: 'closed' },
  ],
);
const neverOpen = hours([day('closed', 'closed')]);

describe('opening status', () => {
  it.each([
    ['before opening', usual, '2026-11-16', '11:59', false, 'opens 12pm', '2026-11-16', 720],
    ['at opening', usual, '2026-11-16', '12:00', true, 'closes 10.30pm', '2026-11-16', 1350],
    ['at closing', usual, '2026-11-16', '22:30', false, 'opens tomorrow 12pm', '2026-11-17', 0],
    ['closing at 00:00 means the next day', late, '2026-11-16', '23:59', true, 'closes midnight', '2026-11-17', 0],
    ['closed at midnight', late, '2026-11-17', '00:00', false, 'opens 12pm', '2026-11-17', 720],
    ['still open past midnight', late, '2026-11-21', '00:30', true, 'closes 2am', '2026-11-21', 120],
    ['past midnight on a closed day', late, '2026-11-22', '01:59', true, 'closes 2am', '2026-11-22', 120],
    ['the closed day after', late, '2026-11-22', '02:00', false, 'opens tomorrow 12pm', '2026-11-23', 0],
    ['an override instead of the weekday', christmas, '2026-12-24', '10:00', true, 'closes 1am', '2026-12-25', 60],
    ["yesterday's override", christmas, '2026-12-25', '00:30', true, 'closes 1am', '2026-12-25', 60],
    ['closed by override', christmas, '2026-12-25', '13:00', false, 'opens Sunday 12pm', '2026-12-26', 0],
    ['before a leap day', usual, '2028-02-28', '23:00', false, 'opens tomorrow 12pm', '2028-02-29', 0],
    ['on a leap day', usual, '2028-02-29', '12:30', true, 'closes 10.30pm', '2028-02-29', 1350],
    ['never open', neverOpen, '2026-11-16', '12:00', false, '', '2026-11-17', 0],
  ] as const)('%s', (_, openingHours, date, time, isOpen, detail, changeDate, changeMinutes) => {
    expect(openStatus(restaurant(openingHours), at(date, time))).toEqual({
      isOpen,
      label: isOpen ? 'Open' : 'Closed',
      detail,
      nextChange: { date: changeDate, minutes: changeMinutes },
    });
  });

  it('the status names the date if it is a week or more away', () => {
    const refit = { name: 'Refit', startDate: '2026-11-16', endDate: '2027-01-04', openTime: 'closed', closeTime: '' };
    const shut = hours([day('09:00', '22:00')], [{ ...refit, closeTime: 'closed' }]);
    expect(openStatus(restaurant(shut), at('2026-11-16', '10:00')).detail).toBe('opens 5 January 2027, 9am');
    const sooner = hours([day('09:00', '22:00')], [{ ...refit, endDate: '2026-12-04', closeTime: 'closed' }]);
    expect(openStatus(restaurant(sooner), at('2026-11-16', '10:00')).detail).toBe('opens 5 December 9am');
    expect(openStatus(restaurant(shut), at('2026-12-30', '10:00')).detail).toBe('opens Tuesday 9am');
  });

  it('a temporary closure lasts until the day the restaurant reopens', () => {
    const shut = restaurant(usual, { message: 'New kitchen', reopens: '2026-12-01' });
    expect(openStatus(shut, at('2026-11-30', '13:00'))).toMatchObject({ isOpen: false, detail: 'reopens 1 December' });
    expect(openStatus(shut, at('2026-12-01', '13:00'))).toMatchObject({ isOpen: true });
    const nextYear = restaurant(usual, { message: 'New kitchen', reopens: '2027-02-01' });
    expect(openStatus(nextYear, at('2026-11-30', '13:00')).detail).toBe('reopens 1 February 2027');
    expect(openStatus(nextYear, at('2027-01-01', '13:00')).detail).toBe('reopens 1 February');
    const forLong = openStatus(restaurant(usual, { message: 'Flood' }), at('2026-11-30', '13:00'));
    expect(forLong).toMatchObject({ isOpen: false, detail: 'temporarily closed', nextChange: null });
  });

  it('a restaurant stays closed past midnight on the day it reopens', () => {
    const shut = restaurant(late, { message: 'New kitchen', reopens: '2026-11-22' });
    const night = at('2026-11-22', '00:30');
    expect(openStatus(shut, night)).toMatchObject({ isOpen: false, detail: 'opens tomorrow 12pm' });
    const hoursPastMidnight = restaurant(hours([day('12:00', '02:00', '01:30')]), shut.temporarilyClosed);
    expect(clickCollectStatus(hoursPastMidnight, night)).toMatchObject({ isOpen: false, detail: 'opens 12pm' });
  });

  it('the status stays the same until its next change', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const ahead = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(fc.constantFrom(usual, late, christmas), ahead, minute, minute, (openingHours, days, from, later) => {
        const date = addDays('2026-06-01', days);
        const now = { date, weekday: weekdayOf(date), minutes: from };
        const { nextChange, ...status } = openStatus(restaurant(openingHours), now);
        const then = { ...now, minutes: Math.max(from, later) };
        const before = nextChange && (nextChange.date > date || nextChange.minutes > then.minutes);
        if (before) expect(openStatus(restaurant(openingHours), then)).toMatchObject(status);
      }),
    );
  });
});

describe('click and collect', () => {
  it.each([
    ['its own time', hours([day('12:00', '22:30', '20:15')]), '20:14', true, 'closes 8.15pm'],
    ['earlier than the restaurant', hours([day('12:00', '22:30', '20:15')]), '20:15', false, 'opens tomorrow 12pm'],
    ['21:00 by default', usual, '20:59', true, 'closes 9pm'],
    ['never later than the restaurant', hours([day('09:00', '17:00')]), '17:00', false, 'opens tomorrow 9am'],
    ['closed all day', hours([day('12:00', '22:30', 'closed')]), '13:00', false, ''],
  ] as const)('%s', (_, openingHours, time, isOpen, detail) => {
    expect(clickCollectStatus(restaurant(openingHours), at('2026-11-16', time))).toMatchObject({ isOpen, detail });
  });

  it("click and collect is null where it isn't offered", () => {
    expect(
      clickCollectStatus({ ...restaurant(usual), clickCollect: { enabled: false } }, at('2026-11-16', '13:00')),
    ).toBeNull();
  });
});

it('a day keeps the name of its override and the default collection time', () => {
  expect(hoursOn(christmas, '2026-12-25')).toEqual({ closed: true, name: 'Christmas' });
  expect(hoursOn(christmas, '2026-12-24')).toMatchObject({ closesNextDay: true, overrideName: 'Christmas Eve' });
  expect(hoursOn(usual, '2026-11-16')).toMatchObject({ open: '12:00', close: '22:30', clickCollectClose: '21:00' });
});

it.each([
  ['a day of an override', christmas, null, '2026-12-25', true],
  ['the day before', christmas, null, '2026-12-24', false],
  ['a day before reopening', usual, { message: '', reopens: '2026-12-01' }, '2026-11-30', true],
  ['the day of reopening', usual, { message: '', reopens: '2026-12-01' }, '2026-12-01', false],
])('a restaurant is closed all day or not: %s', (_, openingHours, closure, date, isClosed) =>
  expect(isClosedOn(restaurant(openingHours, closure), date)).toBe(isClosed),
);

it.each([
  ['18:30', '6.30pm'],
  ['18:00', '6pm'],
  ['00:00', 'midnight'],
  ['00:30', '12.30am'],
  ['12:00', '12pm'],
  ['09:05', '9.05am'],
])('the time %s is written %s', (time, words) => expect(formatTime(time)).toBe(words));

describe('wall times in London', () => {
  it.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 120],
    ['2026-10-25T00:30:00Z', '2026-10-25', 90],
    ['2026-10-25T01:30:00Z', '2026-10-25', 90],
    ['2026-12-31T23:59:00Z', '2026-12-31', 1439],
  ])('%s', (instant, date, minutes) => {
    expect(londonNow(Date.parse(instant))).toEqual({ date, minutes, weekday: weekdayOf(date) });
  });

  it.each([
    ['skipped', '2026-03-29', 90, '2026-03-29T01:30:00Z'],
    ['a time that occurs twice: the earlier', '2026-10-25', 90, '2026-10-25T00:30:00Z'],
    ['summer', '2026-07-01', 720, '2026-07-01T11:00:00Z'],
    ['winter', '2027-01-01', 0, '2027-01-01T00:00:00Z'],
  ])('%s', (_, date, minutes, instant) => {
    expect(new Date(londonInstant({ date, minutes })).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('London times agree with Temporal at every quarter of an hour around both clock changes', () => {
    for (const date of ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31']) {
      for (let minutes = 0; minutes < 1440; minutes += 15) {
        const clock = `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const expected = Temporal.PlainDateTime.from(clock).toZonedDateTime('Europe/London').epochMilliseconds;
        expect(londonInstant({ date, minutes })).toBe(expected);
      }
    }
  });
});
