import { href } from 'react-router';

/** Where a friend's link leads. */
const REFERRAL_PAGE = href('/:id1/:id2?', { id1: 'referral' });

/** The personal link of a referrer. */
export const referralUrl = (publicUrl: string, code: string): string =>
  new URL(`${REFERRAL_PAGE}?from=${encodeURIComponent(code)}`, publicUrl).href;
