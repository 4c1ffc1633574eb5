import { expect, it } from 'vitest';
import { startingWindow, windowChoices } from './window-choices.ts';

const fullTimes = ['18:00', '18:30', '19:00', '19:30', '20:30', '23:45', '00:15'];
const suggested = { from: '18:00', to: '20:00' };

it.each([
  [
    'all around the requested time',
    '19:00',
    [],
    ['18:00', '18:30', '19:00'],
    ['19:00', '19:30', '20:30', '23:45', '00:15'],
  ],
  ['as far as the free times', '19:00', ['18:15', '20:00'], ['18:30', '19:00'], ['19:00', '19:30']],
  ['past midnight', '23:45', ['21:00'], ['23:45'], ['23:45', '00:15']],
  ['only at the requested time when it is free', '20:00', ['20:00'], ['20:00'], ['20:00']],
])('a waitlist window may start and end %s', (_, time, freeTimes, from, to) => {
  expect(windowChoices({ time, fullTimes, freeTimes })).toEqual({ from, to });
});

it.each([
  ['as suggested', suggested, [], { from: '18:00', to: '19:30' }],
  ['as suggested, up to a free time', suggested, ['18:15'], { from: '18:30', to: '19:30' }],
  ['at the requested time without a suggestion', null, [], { from: '19:00', to: '19:00' }],
])('a waitlist window starts out %s', (_, window, freeTimes, starting) => {
  expect(startingWindow(window, windowChoices({ time: '19:00', fullTimes, freeTimes }), '19:00')).toEqual(starting);
});
