import type { ExpectedPath } from '../../values/pages/expected-pages.ts';

/** Where a friend's link leads. */
export const REFERRAL_PAGE = '/referral' satisfies ExpectedPath;

/** The personal link of a referrer. */
export const referralUrl = (publicUrl: string, code: string): string =>
  new URL(`${REFERRAL_PAGE}?from=${encodeURIComponent(code)}`, publicUrl).href;
