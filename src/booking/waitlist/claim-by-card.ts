import type { CardFieldsHandle } from '../../payments/card/card-step.ts';
import { submitCard } from '../../payments/card-calls.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { CONFLICT, SERVER_ERROR } from '../../values/http-status.ts';
import { bookingStatus } from '../contracts/constants.ts';
import { refusalInWords } from '../manage/link/managed-words.ts';
import type { WaitlistCalls } from './waitlist-calls.ts';
import { TOO_LATE } from './waitlist-words.ts';

/**
 * `customerId` is reusable when only the claim failed: the card need not be given again. `gone`: the offer is over for
 * good.
 */
type Refused = { ok: false; words: string; customerId: string | null; gone: boolean };
export type ClaimResult = { ok: true } | Refused;

type ClaimDeps = { api: Pick<ApiClient, 'post'>; calls: Pick<WaitlistCalls, 'claim'> };

const refused = (words: string, customerId: string | null = null): Refused => ({
  ok: false,
  words,
  customerId,
  gone: false,
});
const gone = (words: string): Refused => ({ ...refused(words), gone: true });

/** Submits the card; the payment provider's customer id, or the refusal. */
async function giveCard({ api }: ClaimDeps, card: CardFieldsHandle): Promise<string | ClaimResult> {
  const taken = await card.tokenise();
  if (!taken.ok) return refused(taken.message);
  const kept = await submitCard(api, { nonce: taken.nonce });
  if (kept.ok) return kept.data.customerId;
  if (kept.error.fields) card.showErrors(kept.error.fields);
  return refused(refusalInWords(kept.error));
}

/** Submits the card first, then claims the table with it. */
export async function claimByCard(
  deps: ClaimDeps,
  card: CardFieldsHandle | null,
  earlier: string | null,
): Promise<ClaimResult> {
  const given = earlier ?? (card && (await giveCard(deps, card)));
  if (given === null) return refused('We can’t take your card just yet. Try again in a moment.');
  if (typeof given !== 'string') return given;
  const claimed = await deps.calls.claim({ braintreeCustomerId: given });
  if (claimed.ok) return claimed.data.bookingStatus === bookingStatus.booked ? { ok: true } : gone(TOO_LATE);
  const { status, error } = claimed;
  if (status === 0 || status >= SERVER_ERROR) return refused(refusalInWords(error), given);
  return status === CONFLICT ? gone(refusalInWords(error)) : refused(refusalInWords(error));
}
