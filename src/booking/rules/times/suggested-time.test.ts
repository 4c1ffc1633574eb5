import { describe, expect, it } from 'vitest';
import { minutesApart, nearestTimes, preselectedTime, suggestTime } from './suggested-time.ts';

describe('the time to start from', () => {
  const times = ['12:00', '12:30', '19:00', '23:45', '00:15'];
  it.each([
    ['09:00', '12:00'],
    ['12:20', '12:30'],
    ['23:20', '23:45'],
    ['23:50', '00:15'],
    ['13:00', '19:00'],
    ['18:46', '19:00'],
    ['19:01', '23:45'],
    ['00:00', '00:15'],
    ['00:15', '00:15'],
  ])('suggests, from %s, %s', (wanted, suggested) => expect(suggestTime(wanted, times)).toBe(suggested));

  it('suggests the first time when all have passed, and none when there is none', () => {
    expect(suggestTime('22:00', ['12:00', '13:00'])).toBe('12:00');
    expect(suggestTime('22:00', [])).toBeNull();
  });
});

describe('the time that is selected to start with', () => {
  const day = ['11:30', '12:00', '17:00', '19:15', '21:00'];
  const [morning, evening] = [10 * 60, 18 * 60];
  it.each<[string, string | undefined, number, readonly string[], string | null]>([
    ['the requested time', '12:00', morning, day, '12:00'],
    ['the nearest time to a full one', '19:00', morning, day, '19:15'],
    ['the nearest time to a lunchtime in the evening', '12:15', evening, day, '12:00'],
    ['the first time without a request', undefined, morning, day, '11:30'],
    ['no lunchtime in the evening', undefined, evening, day, '17:00'],
    ['lunch in the evening only where nothing else is free', undefined, evening, ['11:30', '12:00'], '11:30'],
    ['no time where nothing is free', '19:00', evening, [], null],
    ['no time where nothing is free or requested', undefined, evening, [], null],
  ])('preselects %s', (_, wanted, now, free, time) => expect(preselectedTime(free, wanted, now)).toBe(time));
});

describe('the nearest times', () => {
  it('lists the nearest times first, the earlier of two as near', () => {
    expect(nearestTimes('19:00', ['18:00', '18:45', '19:15', '20:00'], 3)).toEqual(['18:45', '19:15', '18:00']);
  });

  it('finds the nearest times across midnight', () => {
    expect(nearestTimes('00:15', ['18:00', '23:30', '00:30'], 2)).toEqual(['00:30', '23:30']);
    expect(nearestTimes('00:15', ['12:00', '19:00', '23:45', '00:00'], 2)).toEqual(['00:00', '23:45']);
    expect(nearestTimes('00:00', ['00:15', '00:00'], 1)).toEqual(['00:00']);
    expect(nearestTimes('12:00', ['11:30', '00:00'], 1)).toEqual(['11:30']);
  });
});

it.each([
  ['19:00', '19:45', 45],
  ['23:45', '00:15', 30],
  ['00:15', '23:45', 30],
])('%s and %s are %i minutes apart', (a, b, apart) => expect(minutesApart(a, b)).toBe(apart));
