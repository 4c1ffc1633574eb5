/** The marketing checkboxes. Each ledger entry records the version: change both together. */
export const CONSENT_WORDS_VERSION = '2026-11-27';

export const consentWords = {
  email: 'Yes, send me news and offers by e-mail. I can unsubscribe any time.',
  sms: 'Text me offers too, now and then. Reply STOP to opt out.',
  emailWhileBooking: 'E-mail me now and then about new dishes and offers.',
  smsWhileBooking: 'Text me about offers now and then.',
} as const;
