import type { Offer } from '../../../offers/contracts/offer.ts';
import { listInWords } from '../../../values/text.ts';
import { formatInstant, formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatDate } from '../../../values/time/wall-time.ts';
import type { DeskVoucher } from '../../engine/vouchers/vouchers.server.ts';
import type { VoucherProblem } from '../../rules/voucher-problem.ts';

type Place = {
  title: string;
  restaurants: readonly { storeId: string; slug: string; title: string }[];
  /** Whether the voucher was used here, in this service. */
  isHereToday: boolean;
};

function usedText({ usedAt, usedIn, usedBy }: DeskVoucher, { restaurants, isHereToday }: Place): string {
  if (isHereToday && usedAt)
    return `Redeemed here at ${formatTimeOfDay(usedAt.getTime())}${usedBy ? ` by ${usedBy}` : ''}.`;
  const place = restaurants.find(({ storeId }) => storeId === usedIn)?.title;
  const when = usedAt ? ` on ${formatInstant(usedAt.getTime())}` : '';
  return `Already used${when}${place ? ` at ${place}` : ''}${usedBy ? `, redeemed by ${usedBy}` : ''}.`;
}

function placesText(offer: Offer | undefined, { title, restaurants }: Place): string {
  const slugs = offer?.restaurants ?? [];
  const titles = restaurants.filter(({ slug }) => slugs.includes(slug)).map((restaurant) => restaurant.title);
  return `It isn’t valid at ${title}, only at ${listInWords(titles, 'and')}.`;
}

/** A sentence that says why a voucher isn't good here and now. */
export function problemText(problem: VoucherProblem, voucher: DeskVoucher, offer: Offer | undefined, place: Place) {
  const sentences: Record<VoucherProblem, () => string> = {
    used: () => usedText(voucher, place),
    ended: () => `It ran out on ${formatDate(voucher.endsOn)}.`,
    withdrawn: () => 'This offer is over, and we no longer have its terms.',
    early: () => `It’s valid from ${formatDate(offer?.from ?? '')}.`,
    elsewhere: () => placesText(offer, place),
    shared: () => 'Everyone with this offer has the same code, so there’s nothing to redeem.',
    day: () => `It isn’t valid today. Valid: ${offer?.validityText}.`,
    time: () => `It isn’t valid at this time of day. Valid: ${offer?.validityText}.`,
  };
  return sentences[problem]();
}
