export type Channel = 'email' | 'sms';

/** Asked: not yet confirmed by the address's owner; permits nothing. */
export type ConsentState = 'asked' | 'given' | 'withdrawn';

/** Where a consent was given or withdrawn. */
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
