import type { ExpectedPath } from '../../values/pages/expected-pages.ts';

/** Where a friend's link leads. */
export const REFERRAL_PAGE = '/referral' satisfies ExpectedPath;

/** The code in a personal link is of this form: a message may cut it off. */
export const isReferrerCode = (text: string): boolean => /^[\w-]{16}$/.test(text);

/** The personal link of a referrer. */
export const referralUrl = (publicUrl: string, code: string): string =>
  new URL(`${REFERRAL_PAGE}?from=${encodeURIComponent(code)}`, publicUrl).href;
