import { redirect } from 'react-router';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../values/http-status.ts';
import { bookingStatus } from '../contracts/constants.ts';
import { failedCall, formRefusal } from '../manage/link/form-refusal.ts';
import type { WaitlistCalls } from './waitlist-calls.ts';
import { TOO_LATE } from './waitlist-words.ts';

async function claim(calls: WaitlistCalls, page: string) {
  const answer = await calls.claim({});
  if (!answer.ok) return failedCall(answer);
  return answer.data.bookingStatus === bookingStatus.booked
    ? redirect(page, SEE_OTHER)
    : formRefusal(TOO_LATE, CONFLICT);
}

async function leave(calls: WaitlistCalls, page: string) {
  const answer = await calls.leave();
  return answer.ok ? redirect(page, SEE_OTHER) : failedCall(answer);
}

/** Handles the form, then redirects to the page with its new status. */
export async function handleWaitlistForm(calls: WaitlistCalls, form: FormData, page: string) {
  if (form.get('intent') === 'claim') return claim(calls, page);
  if (form.get('intent') === 'leave') return leave(calls, page);
  return formRefusal('Please try again.', BAD_REQUEST);
}
