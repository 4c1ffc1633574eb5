import type { ApiResult } from '../../platform/api-client.ts';
import type { Slot } from '../contract.ts';
import type { JourneyAction } from './journey-action.ts';
import { NO_FREE_SLOT } from './journey-errors.ts';

/** A day without any is not wrong: another may have some. */
export function eventTimes(answer: ApiResult<Slot[]>): JourneyAction {
  if (answer.ok) return { type: 'event times loaded', slots: answer.data };
  if (answer.error.code === NO_FREE_SLOT) return { type: 'event times loaded', slots: [] };
  return { type: 'failed', error: answer.error };
}
