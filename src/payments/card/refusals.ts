import type { CardField, SubmitOutcome, Unavailable } from './card-vault.ts';

export const PROVIDER_UNAVAILABLE: Unavailable = {
  ok: false,
  reason: 'unavailable',
  message: 'We can’t reach our card service just now. Nothing was charged. Try again in a moment.',
};

const words = {
  'turned-down': { field: 'number', message: 'Your bank turned this card down. Try another card.' },
  'wrong-number': { field: 'number', message: 'This card number doesn’t look right. Check it.' },
  'not-taken': { field: 'number', message: 'We can’t take this kind of card. Try another card.' },
  'used-nonce': { field: 'number', message: 'Enter your card details again.' },
  'wrong-expiry': { field: 'expiry', message: 'Your bank didn’t accept this expiry date. Check it.' },
  'wrong-cvv': { field: 'cvv', message: 'The security code doesn’t match the card. Check it.' },
} as const satisfies Record<string, { field: CardField; message: string }>;

export type DeclineKind = keyof typeof words;

export const NOT_CONFIRMED = 'Your bank didn’t confirm it was you. Try again, or use another card.';

export const declined = (kind: DeclineKind): SubmitOutcome => ({ ok: false, reason: 'declined', ...words[kind] });

export const notConfirmed = (): SubmitOutcome => ({
  ok: false,
  reason: 'authentication-failed',
  field: 'number',
  message: NOT_CONFIRMED,
});

export const CHARGE_DECLINED = 'The bank turned the charge down.';
