import { expect, test } from 'vitest';
import { comingBirthdays } from './coming-birthdays.ts';

test.each([
  ['2026-11-20', 1, ['20.11.2026', '21.11.2026']],
  ['2026-12-31', 1, ['31.12.2026', '1.1.2027']],
  ['2026-02-27', 2, ['27.2.2026', '28.2.2026', '29.2.2026', '1.3.2026']],
  ['2028-02-28', 1, ['28.2.2028', '29.2.2028']],
])('the birthdays from %s, %i days ahead', (today, ahead, birthdays) => {
  expect(comingBirthdays(today, ahead).map(({ day, month, year }) => `${day}.${month}.${year}`)).toEqual(birthdays);
});
