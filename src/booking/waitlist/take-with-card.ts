import type { CardFieldsHandle } from '../../payments/card-step.ts';
import type { SubmitAnswer } from '../../payments/contract.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import { refusalInWords } from '../manage/managed-words.ts';
import type { WaitlistCalls } from './waitlist-calls.ts';
import { TOO_LATE } from './waitlist-words.ts';

/** `customerId` stays good when only the claim failed: the card need not be given again. `gone` is gone for good. */
type Refused = { ok: false; words: string; customerId: string | null; gone: boolean };
export type Taken = { ok: true } | Refused;

type Kitchen = { api: Pick<ApiClient, 'post'>; calls: Pick<WaitlistCalls, 'claim'> };

const refused = (words: string, customerId: string | null = null): Refused => ({
  ok: false,
  words,
  customerId,
  gone: false,
});
const gone = (words: string): Refused => ({ ...refused(words), gone: true });

/** Gives the card to its keeper; the number under which it is kept, or why not. */
async function giveCard({ api }: Kitchen, card: CardFieldsHandle): Promise<string | Taken> {
  const taken = await card.tokenise();
  if (!taken.ok) return refused(taken.message);
  const kept = await api.post<SubmitAnswer>('/api/v1/payments/submit', { nonce: taken.nonce });
  if (kept.ok) return kept.data.customerId;
  if (kept.error.fields) card.showErrors(kept.error.fields);
  return refused(refusalInWords(kept.error));
}

/** The card first, then the table that it stands good for. */
export async function takeWithCard(
  kitchen: Kitchen,
  card: CardFieldsHandle | null,
  earlier: string | null,
): Promise<Taken> {
  const given = earlier ?? (card && (await giveCard(kitchen, card)));
  if (given === null) return refused('Your card cannot be taken yet. Please try again in a moment.');
  if (typeof given !== 'string') return given;
  const claimed = await kitchen.calls.claim({ braintreeCustomerId: given });
  if (claimed.ok) return claimed.data.bookingStatus === 1 ? { ok: true } : gone(TOO_LATE);
  const { status, error } = claimed;
  if (status === 0 || status >= 500) return refused(refusalInWords(error), given);
  return status === 409 ? gone(refusalInWords(error)) : refused(refusalInWords(error));
}
