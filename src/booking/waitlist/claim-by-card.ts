import type { CardFieldsHandle } from '../../payments/card/card-step.ts';
import { submitCard } from '../../payments/card-calls.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { CONFLICT, SERVER_ERROR } from '../../values/http-status.ts';
import { bookingStatus } from '../contracts/constants.ts';
import { refusalInWords } from '../manage/link/managed-words.ts';
import type { WaitlistCalls } from './waitlist-calls.ts';
import { TOO_LATE } from './waitlist-words.ts';

/** `customerId` can be reused if only the claim failed. `gone`: the offer has ended for good. */
type Refused = { ok: false; words: string; customerId: string | null; gone: boolean };
export type ClaimResult = { ok: true } | Refused;

type ClaimDeps = { api: Pick<ApiClient, 'post'>; calls: Pick<WaitlistCalls, 'claim'> };

const refusal = (words: string, customerId: string | null = null): Refused => ({
  ok: false,
  words,
  customerId,
  gone: false,
});
const gone = (words: string): Refused => ({ ...refusal(words), gone: true });

/** Returns the card provider's customer id, or the refusal. */
async function vaultCard({ api }: ClaimDeps, card: CardFieldsHandle): Promise<string | ClaimResult> {
  const token = await card.tokenise();
  if (!token.ok) return refusal(token.message);
  const response = await submitCard(api, { nonce: token.nonce });
  if (response.ok) return response.data.customerId;
  if (response.error.fields) card.showErrors(response.error.fields);
  return refusal(refusalInWords(response.error));
}

export async function claimByCard(
  deps: ClaimDeps,
  card: CardFieldsHandle | null,
  earlier: string | null,
): Promise<ClaimResult> {
  const customerId = earlier ?? (card && (await vaultCard(deps, card)));
  if (customerId === null) return refusal('We can’t take your card just yet. Try again in a moment.');
  if (typeof customerId !== 'string') return customerId;
  const claim = await deps.calls.claim({ braintreeCustomerId: customerId });
  if (claim.ok) return claim.data.bookingStatus === bookingStatus.booked ? { ok: true } : gone(TOO_LATE);
  const { status, error } = claim;
  if (status === 0 || status >= SERVER_ERROR) return refusal(refusalInWords(error), customerId);
  return status === CONFLICT ? gone(refusalInWords(error)) : refusal(refusalInWords(error));
}
