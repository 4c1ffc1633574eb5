import { DAY_MS, HOUR_MS } from '../../values/time/duration.ts';
import { londonInstant, londonNow } from '../../values/time/london-time.ts';
import { addDays, weekdayOf } from '../../values/time/wall-time.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** 'A few days', as the settings say by default. */
const FEW_DAYS = 3;
const WEEKEND = ['saturday', 'sunday'];

/** The same time of day, so many days from Monday to Friday later. */
function workingDaysAfter(from: number, days: number): number {
  const { date: first, minutes } = londonNow(from);
  let date = first;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (!WEEKEND.includes(weekdayOf(date))) left -= 1;
  }
  return londonInstant({ date, minutes });
}

/** When a request is to be answered by, by the promise in the settings: '24 hours', 'two working days'. Epoch ms. */
export function answerDue(from: number, promise: string): number {
  const [, amount = '', unit = ''] = /(\w+) (hour|day|working day)s?\b/i.exec(promise) ?? [];
  const number = Number(amount) || Math.max(0, NUMBERS.indexOf(amount.toLowerCase())) || FEW_DAYS;
  if (unit === 'hour') return from + number * HOUR_MS;
  return unit === 'working day' ? workingDaysAfter(from, number) : from + number * DAY_MS;
}
