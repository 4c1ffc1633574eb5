import parsePhoneNumber from 'libphonenumber-js/min';

/** In international format, '+447700900123'; British when it has no country code. Null when it is no phone number. */
export function internationalNumber(typed: string): string | null {
  return parsePhoneNumber(typed, 'GB')?.number ?? null;
}

/** The same as people read it, '+44 7700 900123'; as given when it is no phone number. */
export const internationalFormat = (phone: string): string =>
  parsePhoneNumber(phone, 'GB')?.formatInternational() ?? phone;
