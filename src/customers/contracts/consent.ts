/** A way to send marketing. */
export type Channel = 'email' | 'sms';

/** Asked: by somebody who has not shown yet that the address is theirs; it permits nothing. */
export type ConsentState = 'asked' | 'given' | 'withdrawn';

/** The form, page or link by which a consent came or went. */
export type ConsentSource =
  | 'sign-up'
  | 'booking'
  | 'group-booking'
  | 'offer'
  | 'referral'
  | 'preferences'
  | 'unsubscribe-link'
  | 'sms-stop'
  | 'forgotten';
