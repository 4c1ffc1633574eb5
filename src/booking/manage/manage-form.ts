import { redirect } from 'react-router';
import { BAD_REQUEST, CONFLICT, SEE_OTHER, UNPROCESSABLE } from '../../values/http-status.ts';
import { bookingStatus, SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { changeBodyOf, changeRequestOf } from './change/change-request.ts';
import { editDetailsFromForm } from './details/details-form.ts';
import { failedCall, formRefusal, type SentForm } from './link/form-refusal.ts';
import { readManageQuery } from './link/manage-query.ts';

/** Cancels at the displayed fee; if it has risen, nothing happens and the page asks again. */
async function cancel({ calls, form, pageAfter }: SentForm) {
  const fee = Number(form.get('cancellationFee'));
  const answer = await calls.cancel({ cancellationFee: Number.isSafeInteger(fee) && fee >= 0 ? fee : 0 });
  if (!answer.ok) return failedCall(answer);
  return redirect(pageAfter('cancelled'), SEE_OTHER);
}

async function change({ calls, booking, form, pageAfter }: SentForm) {
  const request = changeBodyOf(booking, changeRequestOf(booking, readManageQuery(form)));
  if (!request) return formRefusal('Choose a time first.', UNPROCESSABLE);
  const answer = await calls.change(request);
  if (!answer.ok) return failedCall(answer);
  if (answer.data.bookingStatus === bookingStatus.slotTaken) return formRefusal(SLOT_TAKEN_MESSAGE, CONFLICT);
  return redirect(pageAfter('changed'), SEE_OTHER);
}

async function resend({ calls, pageAfter }: SentForm) {
  const answer = await calls.resend();
  return answer.ok ? redirect(pageAfter('sent'), SEE_OTHER) : failedCall(answer);
}

async function reportLate({ calls, form, pageAfter }: SentForm) {
  const answer = await calls.reportLate(Number(form.get('minutes')));
  return answer.ok ? redirect(pageAfter('told'), SEE_OTHER) : failedCall(answer);
}

type CarryOut = (sent: SentForm) => Promise<Response | ReturnType<typeof formRefusal>>;

const intents = new Map<string, CarryOut>([
  ['cancel', cancel],
  ['change', change],
  ['edit', editDetailsFromForm],
  ['resend', resend],
  ['late', reportLate],
]);

/** Handles the form, then redirects, so that a reload sends nothing again. */
export async function handleManageForm(sent: SentForm) {
  const carryOut = intents.get(String(sent.form.get('intent')));
  return carryOut ? carryOut(sent) : formRefusal('Please try again.', BAD_REQUEST);
}
