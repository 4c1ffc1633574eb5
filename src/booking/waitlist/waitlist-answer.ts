import { data, redirect } from 'react-router';
import { refusalInWords } from '../manage/managed-words.ts';
import type { WaitlistCalls } from './waitlist-calls.ts';
import { TOO_LATE } from './waitlist-words.ts';

const refused = (words: string, status: number) => data({ refusal: words }, { status });

async function claim(calls: WaitlistCalls, page: string) {
  const answer = await calls.claim({});
  if (!answer.ok) return refused(refusalInWords(answer.error), answer.status || 502);
  return answer.data.bookingStatus === 1 ? redirect(page) : refused(TOO_LATE, 409);
}

async function leave(calls: WaitlistCalls, page: string) {
  const answer = await calls.leave();
  return answer.ok ? redirect(page) : refused(refusalInWords(answer.error), answer.status || 502);
}

/** What a form of the page asked for; done, it leads back to the page, which tells how things stand now. */
export async function answerForm(calls: WaitlistCalls, form: FormData, page: string) {
  if (form.get('intent') === 'claim') return claim(calls, page);
  if (form.get('intent') === 'leave') return leave(calls, page);
  return refused('Please try again.', 400);
}
