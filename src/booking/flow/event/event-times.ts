import type { ApiResult } from '../../../platform/api/api-client.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import type { DayTimes } from '../booking-calls.ts';
import type { JourneyAction } from '../journey-action.ts';

/** A day without times is no error: another day may have some. */
export function eventTimes(answer: ApiResult<DayTimes>): JourneyAction {
  if (answer.ok) return { type: 'event times loaded', slots: answer.data.slots };
  if (answer.error.code === errorCodes.noFreeSlot) return { type: 'event times loaded', slots: [] };
  return { type: 'slots failed', error: answer.error };
}
