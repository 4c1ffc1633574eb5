import parsePhoneNumber from 'libphonenumber-js/min';

/** In international format, '+447700900123'; British if it has no country code. Null if invalid. */
export function internationalNumber(text: string): string | null {
  return parsePhoneNumber(text, 'GB')?.number ?? null;
}

/** In readable international format, '+44 7700 900123'; unchanged if invalid. */
export const internationalFormat = (phone: string): string =>
  parsePhoneNumber(phone, 'GB')?.formatInternational() ?? phone;
