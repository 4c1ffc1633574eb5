import { type CardErrors, cardFields, MISSING, WRONG } from '../card/card-entry.ts';
import { LOOK_AGAIN, NOT_READY, type Tokenised } from '../card/card-step.ts';
import type { CardField } from '../card/card-vault.ts';
import { NOT_CONFIRMED } from '../card/refusals.ts';

/** Braintree's names for our fields. */
export const HOSTED = { number: 'number', expiry: 'expirationDate', cvv: 'cvv' } as const satisfies Record<
  CardField,
  string
>;

type FieldState = { isEmpty: boolean; isValid: boolean };
export type HostedState = Record<(typeof HOSTED)[CardField], FieldState>;

/** Errors in the provider's fields as it reports them: empty or invalid. */
export function hostedErrors(state: HostedState): CardErrors {
  const entries = cardFields.flatMap((field): [CardField, string][] => {
    const { isEmpty, isValid } = state[HOSTED[field]];
    return isValid ? [] : [[field, isEmpty ? MISSING[field] : WRONG[field]]];
  });
  return Object.fromEntries(entries);
}

const CUSTOMERS_FAULT: Record<string, CardErrors> = {
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: { cvv: WRONG.cvv },
  HOSTED_FIELDS_FAILED_TOKENIZATION: { number: WRONG.number },
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: { number: NOT_CONFIRMED },
  THREEDS_CARDINAL_SDK_CANCELED: { number: NOT_CONFIRMED },
};

/** The message for an error code from Braintree's library; unknown codes count as failures of the service. */
export function thrownError(error: unknown): Tokenised & { ok: false } {
  const fields = CUSTOMERS_FAULT[(error as { code?: string } | null)?.code ?? ''];
  return fields ? { ok: false, message: fields.number ?? LOOK_AGAIN, fields } : { ok: false, message: NOT_READY };
}

/** The diner left while the bank was checking. */
export const CARD_CANCELLED = thrownError({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
