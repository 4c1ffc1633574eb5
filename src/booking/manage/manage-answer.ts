import { data, redirect } from 'react-router';
import { SLOT_TAKEN_MESSAGE } from '../constants.ts';
import { changeBodyOf, wishOf } from './change-wish.ts';
import type { ManagedBooking } from './contract.ts';
import type { ManageCalls } from './manage-calls.ts';
import { readManageQuery } from './manage-query.ts';
import { refusalInWords } from './managed-words.ts';

type Sent = { calls: ManageCalls; booking: ManagedBooking; form: FormData; page: string };

const refused = (words: string, status: number) => data({ refusal: words }, { status });

/** Cancels at the fee that was shown; when it has risen since, nothing happens and the page asks again. */
async function cancel({ calls, form, page }: Sent) {
  const shown = Number(form.get('cancellationFee'));
  const answer = await calls.cancel({ cancellationFee: Number.isSafeInteger(shown) && shown >= 0 ? shown : 0 });
  if (!answer.ok) return refused(refusalInWords(answer.error), answer.status || 502);
  return redirect(`${page}?done=cancelled`);
}

/** Changes to the wish of the form. It says what should be, not what to add: sent again, nothing changes again. */
async function change({ calls, booking, form, page }: Sent) {
  const wish = changeBodyOf(booking, wishOf(booking, readManageQuery(form)));
  if (!wish) return refused('Please choose a time first.', 422);
  const answer = await calls.change(wish);
  if (!answer.ok) return refused(refusalInWords(answer.error), answer.status || 502);
  if (answer.data.bookingStatus === 9) return refused(SLOT_TAKEN_MESSAGE, 409);
  return redirect(`${page}?done=changed`);
}

/** What a form of the page asked for; done, it leads back to the page, so that a reload sends nothing again. */
export async function answerForm(sent: Sent) {
  const { form } = sent;
  if (form.get('intent') === 'cancel') return cancel(sent);
  if (form.get('intent') === 'change') return change(sent);
  return refused('Please try again.', 400);
}
