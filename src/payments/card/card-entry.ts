import type { CardField } from './card-vault.ts';

export const cardFields = ['number', 'expiry', 'cvv'] as const satisfies CardField[];
/** The typed card fields. They never leave the browser. */
export type CardEntry = Record<CardField, string>;
export type CardErrors = Partial<Record<CardField, string>>;

/** A month with its full year; January is 1. */
export type Month = { year: number; month: number };

export const MISSING: Record<CardField, string> = {
  number: 'Enter the long number across your card.',
  expiry: 'Enter the expiry date, for example 12/27.',
  cvv: 'Enter the security code.',
};
export const WRONG: Record<CardField, string> = {
  number: 'This card number doesn’t look right. Check it.',
  expiry: 'This expiry date doesn’t look right. It should look like 12/27.',
  cvv: 'The security code is the last 3 digits on the back of the card.',
};
const WRONG_AMEX_CVV = 'The security code is the 4 digits on the front of the card.';
const EXPIRED = 'This card has expired. Use another card.';

const EXPIRY = /^(0?[1-9]|1[0-2]) ?[/.-]? ?(?:20)?(\d{2})$/;
/** No bank issues cards for longer. */
const LONGEST_YEARS = 20;

/** The number without spaces and hyphens; other characters stay, and fail validation. */
export const bareNumber = (input: string) => input.replace(/[\s-]/g, '');

const isAmex = (number: string) => /^3[47]/.test(number);

/** The check digit detects a wrong digit or two swapped ones (ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number in groups as printed on the card: fours, or four, six and five for an American Express. */
export function groupedNumber(input: string): string {
  const number = bareNumber(input);
  const groups = isAmex(number)
    ? /^(\d{4})(\d{1,6})?(\d{1,5})?$/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?$/;
  const match = groups.exec(number);
  return match ? match.slice(1).filter(Boolean).join(' ') : input;
}

/** Normalises '1227', '12/2027' and '12 - 27' to 12/27; anything unreadable stays as typed. */
export function tidyExpiry(input: string): string {
  const match = EXPIRY.exec(input.trim());
  return match ? `${match[1]?.padStart(2, '0')}/${match[2]}` : input;
}

function numberError(input: string): string | undefined {
  const number = bareNumber(input);
  if (number === '') return MISSING.number;
  return /^\d{12,19}$/.test(number) && passesLuhn(number) ? undefined : WRONG.number;
}

function expiryError(input: string, now: Month): string | undefined {
  if (input.trim() === '') return MISSING.expiry;
  const match = EXPIRY.exec(input.trim());
  if (!match) return WRONG.expiry;
  const ahead = (2000 + Number(match[2]) - now.year) * 12 + Number(match[1]) - now.month;
  if (ahead < 0) return EXPIRED;
  return ahead > LONGEST_YEARS * 12 ? WRONG.expiry : undefined;
}

function cvvError(input: string, number: string): string | undefined {
  const code = input.trim();
  if (code === '') return MISSING.cvv;
  const amex = isAmex(bareNumber(number));
  if (new RegExp(`^\\d{${amex ? 4 : 3}}$`).test(code)) return undefined;
  return amex ? WRONG_AMEX_CVV : WRONG.cvv;
}

export function cardErrors({ number, expiry, cvv }: CardEntry, now: Month): CardErrors {
  const messages = { number: numberError(number), expiry: expiryError(expiry, now), cvv: cvvError(cvv, number) };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}
