import parsePhoneNumber from 'libphonenumber-js/min';

/** In international format, '+447700900123'; British when it has no country code. Null when it is no phone number. */
export function internationalNumber(typed: string): string | null {
  return parsePhoneNumber(typed, 'GB')?.number ?? null;
}
