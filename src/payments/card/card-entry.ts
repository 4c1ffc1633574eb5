import type { CardField } from './card-vault.ts';

export const cardFields = ['number', 'expiry', 'cvv'] as const satisfies CardField[];
/** The card fields as typed. They never leave the browser. */
export type CardEntry = Record<CardField, string>;
export type CardErrors = Partial<Record<CardField, string>>;

/** The current month: the year in full, January is 1. */
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

/** The number without spaces and hyphens; other characters stay, and fail the checks. */
export const bareNumber = (typed: string) => typed.replace(/[\s-]/g, '');

const isAmex = (number: string) => /^3[47]/.test(number);

/** The check digit that finds one wrong digit or two swapped (ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** The number in groups as printed on the card: fours; four, six and five for an American Express. */
export function groupedNumber(typed: string): string {
  const number = bareNumber(typed);
  const groups = isAmex(number)
    ? /^(\d{4})(\d{1,6})?(\d{1,5})?$/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?$/;
  const read = groups.exec(number);
  return read ? read.slice(1).filter(Boolean).join(' ') : typed;
}

/** Normalises '1227', '12/2027' and '12 - 27' to 12/27; anything unreadable stays as typed. */
export function tidyExpiry(typed: string): string {
  const read = EXPIRY.exec(typed.trim());
  return read ? `${read[1]?.padStart(2, '0')}/${read[2]}` : typed;
}

function numberError(typed: string): string | undefined {
  const number = bareNumber(typed);
  if (number === '') return MISSING.number;
  return /^\d{12,19}$/.test(number) && passesLuhn(number) ? undefined : WRONG.number;
}

function expiryError(typed: string, now: Month): string | undefined {
  if (typed.trim() === '') return MISSING.expiry;
  const read = EXPIRY.exec(typed.trim());
  if (!read) return WRONG.expiry;
  const ahead = (2000 + Number(read[2]) - now.year) * 12 + Number(read[1]) - now.month;
  if (ahead < 0) return EXPIRED;
  return ahead > LONGEST_YEARS * 12 ? WRONG.expiry : undefined;
}

function cvvError(typed: string, number: string): string | undefined {
  const code = typed.trim();
  if (code === '') return MISSING.cvv;
  const amex = isAmex(bareNumber(number));
  if (new RegExp(`^\\d{${amex ? 4 : 3}}$`).test(code)) return undefined;
  return amex ? WRONG_AMEX_CVV : WRONG.cvv;
}

/** Error messages of a typed card, by field. */
export function cardErrors({ number, expiry, cvv }: CardEntry, now: Month): CardErrors {
  const found = { number: numberError(number), expiry: expiryError(expiry, now), cvv: cvvError(cvv, number) };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
