import type { CardField, SubmitOutcome, Unavailable } from './card-vault.ts';

export const PROVIDER_UNAVAILABLE: Unavailable = {
  ok: false,
  reason: 'unavailable',
  message: 'We cannot reach our card service just now. Nothing was charged. Please try again in a moment.',
};

const words = {
  'turned-down': { field: 'number', message: 'Your bank turned this card down. Please try another card.' },
  'wrong-number': { field: 'number', message: 'This card number does not look right. Please check it.' },
  'not-taken': { field: 'number', message: 'We cannot take this kind of card. Please try another card.' },
  'used-nonce': { field: 'number', message: 'Please enter your card once more.' },
  'wrong-expiry': { field: 'expiry', message: 'Your bank did not accept this expiry date. Please check it.' },
  'wrong-cvv': { field: 'cvv', message: 'The security code does not match the card. Please check it.' },
} as const satisfies Record<string, { field: CardField; message: string }>;

export type DeclineKind = keyof typeof words;

export const NOT_CONFIRMED = 'Your bank did not confirm that it was you. Please try again, or use another card.';

export const declined = (kind: DeclineKind): SubmitOutcome => ({ ok: false, reason: 'declined', ...words[kind] });

export const notConfirmed = (): SubmitOutcome => ({
  ok: false,
  reason: 'authentication-failed',
  field: 'number',
  message: NOT_CONFIRMED,
});

export const CHARGE_DECLINED = 'The bank turned the charge down.';
