import { peopleUnit } from '../../booking/rules/booking-text.ts';
import { formatShortDay, formatTime } from '../../values/time/wall-time.ts';
import type { Party } from './party-choice.ts';

/** 'Fri 27 November, 7.30pm, 2 people'. */
export function partyWords({ date, time, covers }: Party): string {
  return `${formatShortDay(date)}, ${formatTime(time)}, ${covers} ${peopleUnit(covers)}`;
}
