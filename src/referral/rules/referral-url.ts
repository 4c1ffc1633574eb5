import type { ExpectedPath } from '../../values/pages/expected-pages.ts';

/** The page of a friend's link. */
export const REFERRAL_PAGE = '/referral' satisfies ExpectedPath;

/** Detects a link truncated by a messaging app. */
export const isReferrerCode = (text: string): boolean => /^[\w-]{16}$/.test(text);

export const referralUrl = (publicUrl: string, code: string): string =>
  new URL(`${REFERRAL_PAGE}?from=${encodeURIComponent(code)}`, publicUrl).href;
