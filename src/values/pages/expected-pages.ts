/** Pages of content/pages that the site leads to itself: they are taken to exist (product 2.3). */
export const expectedPages = [
  'refer-a-friend',
  'referral',
  'signup-thanks',
  'page-not-found',
  'cookie-policy',
] as const;

/** The address of one. */
export type ExpectedPath = `/${(typeof expectedPages)[number]}`;
