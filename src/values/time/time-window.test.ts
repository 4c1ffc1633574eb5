import { expect, it } from 'vitest';
import { isWithin, suggestedWindow, windowText } from './time-window.ts';

it.each([
  ['18:30', '20:30', '18:30', true],
  ['18:30', '20:30', '20:30', true],
  ['18:30', '20:30', '20:45', false],
  ['18:30', '20:30', '18:15', false],
  ['23:30', '00:30', '00:00', true],
  ['23:30', '00:30', '23:15', false],
  ['20:30', '18:30', '19:00', false],
])('from %s to %s: %s is within, %s', (from, to, time, within) => expect(isWithin({ from, to }, time)).toBe(within));

it.each([
  ['19:00', '19:00', '7pm'],
  ['18:30', '20:30', 'any time from 6.30pm to 8.30pm'],
])('from %s to %s reads %s', (from, to, words) => expect(windowText({ from, to })).toBe(words));

it.each([
  [['18:00', '19:00', '19:30', '21:00'], '19:30', { from: '19:00', to: '19:30' }],
  [['23:15', '00:15'], '23:45', { from: '23:15', to: '00:15' }],
  [['12:00'], '19:30', null],
])('of the full times %j, those around %s give the window %j', (full, time, window) =>
  expect(suggestedWindow(full, time, 60)).toEqual(window),
);
