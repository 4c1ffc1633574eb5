import { data, redirect } from 'react-router';
import { answerForm } from '../../contact/form/answer-contact.ts';
import { answerSignUp } from '../../customers/form/answer-sign-up.ts';
import { SIGN_UP_THANKS } from '../../customers/form/sign-up-body.ts';
import { formIn, isScripted } from '../../forms/posted-form.ts';
import type { LoaderContext } from '../../platform/api/content-service.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { answerReferral } from '../../referral/form/answer-referral.ts';
import { BAD_REQUEST, SEE_OTHER } from '../../values/http-status.ts';

type Posted = { context: LoaderContext; request: Request };

/** The action of a page of tiles: submits whichever form was posted. */
export async function answerPostedForm({ context, request }: Posted) {
  const form = await formIn(request);
  const api = context.get(apiContext);
  const signedUp = await answerSignUp(api, form);
  if (signedUp?.answer.sent && !isScripted(form)) return redirect(SIGN_UP_THANKS, SEE_OTHER);
  const submission = signedUp ?? (await answerForm(api, form)) ?? (await answerReferral(api, form));
  if (!submission) throw data('We couldn’t read that form. Please send it again.', { status: BAD_REQUEST });
  return data(submission.answer, { status: submission.status });
}
