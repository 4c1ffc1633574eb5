/** Pages of content/pages that the site leads to itself: they are taken to exist (specification, section 2). */
export const expectedPages = [
  'refer-a-friend',
  'referral',
  'signup-thanks',
  'page-not-found',
  'cookie-policy',
] as const;

/** The address of one. */
export type ExpectedPath = `/${(typeof expectedPages)[number]}`;
