import { expect, test } from 'vitest';
import { timeOptions } from './time-options.ts';

test.each([
  ['the times, in words', ['18:00', '18:30'], '18:30', ['6pm', '6.30pm']],
  ['the selected time in order', ['18:00', '19:00'], '18:15', ['6pm', '6.15pm', '7pm']],
  ['the selected time first', ['12:00', '19:00'], '09:00', ['9am', '12pm', '7pm']],
  ['midnight after eleven', ['22:30', '23:30', '00:00'], '23:00', ['10.30pm', '11pm', '11.30pm', 'midnight']],
  ['a selected time after midnight last', ['22:30', '23:30'], '00:30', ['10.30pm', '11.30pm', '12.30am']],
  ['only the selected time', [], '20:00', ['8pm']],
])('a time picker has %s', (_, times, time, texts) => {
  expect(timeOptions(times, time).map(({ text }) => text)).toEqual(texts);
});
