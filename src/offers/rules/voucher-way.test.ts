import { expect, test } from 'vitest';
import { voucherWay } from './voucher-way.ts';

const leeds = { slug: 'leeds-kirkstall' };
const york = { slug: 'york-coppergate' };
const everywhere = { slug: 'lunch', successButtonUrl: '/find-us', restaurants: null };

test.each([
  ['no restaurant yet', everywhere, null, '/find-us?offer=lunch'],
  ['no restaurant yet, to book', { ...everywhere, successButtonUrl: '/book-now' }, undefined, '/book-now?offer=lunch'],
  ['a restaurant', everywhere, 'leeds-kirkstall', '/restaurants/leeds-kirkstall/book-now?offer=lunch'],
  [
    'one of several',
    { ...everywhere, restaurants: [leeds, york] },
    'york-coppergate',
    '/restaurants/york-coppergate/book-now?offer=lunch',
  ],
  ["one where it isn't valid", { ...everywhere, restaurants: [leeds, york] }, 'bath', '/find-us?offer=lunch'],
  ['its only one', { ...everywhere, restaurants: [leeds] }, null, '/restaurants/leeds-kirkstall/book-now?offer=lunch'],
  ['one of an unlisted offer', { ...everywhere, listed: false }, 'bath', '/restaurants/bath/book-now'],
  ['another page', { ...everywhere, successButtonUrl: '/takeaway' }, 'bath', '/takeaway'],
])('the link of an offer, for %s', (_, offer, at, way) => {
  expect(voucherWay(offer, at)).toBe(way);
});
