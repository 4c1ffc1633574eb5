/** An e-mail address, or the last ten digits of a phone number: those after 0 or +44. */
export type GuestContact = { kind: 'email' | 'phone'; value: string };

export const PHONE_DIGITS = 10;

/** What somebody typed to find a guest; null where it is neither. */
export function guestContact(text: string): GuestContact | null {
  const typed = text.trim();
  if (/^\S+@\S+$/.test(typed)) return { kind: 'email', value: typed };
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = digits.length >= PHONE_DIGITS && /^[\d\s+()./-]+$/.test(typed);
  return isPhone ? { kind: 'phone', value: digits.slice(-PHONE_DIGITS) } : null;
}
