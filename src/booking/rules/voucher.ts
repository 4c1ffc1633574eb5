import type { OfferAnswer } from '../../offers/contracts/offer-answers.ts';
import { endOfVoucher, isGoodOn } from '../../offers/rules/offer-state.ts';
import { listInWords } from '../../values/text.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { addDays, formatDay, formatTime, minutesOf } from '../../values/time/wall-time.ts';

/** A voucher that a diner comes with, as its offer tells: the code and the voucher's own last day are in its e-mail alone. */
export type Voucher = Pick<
  OfferAnswer,
  'title' | 'validityText' | 'restaurants' | 'from' | 'until' | 'days' | 'times' | 'voucherDays'
>;

/** One of an offer; no voucher lasts longer than one that is given today. */
export function voucherOf(offer: OfferAnswer, today: string): Voucher {
  const { title, validityText, restaurants, from, days, times, voucherDays } = offer;
  return { title, validityText, restaurants, from, until: endOfVoucher(offer, today), days, times, voucherDays };
}

/** A table as far as it is chosen. */
export type VoucherTable = {
  restaurant: { slug: string; title: string } | null;
  date: string | null;
  time?: string | null;
};

/** Whether the voucher is good at a restaurant. */
export const isVoucherFor = ({ restaurants }: Voucher, { slug }: { slug: string }): boolean =>
  restaurants === null || restaurants.some((one) => one.slug === slug);

/** Where the voucher is good; null where that is everywhere or here. */
function elsewhere(voucher: Voucher, { restaurant }: VoucherTable): string | null {
  const { restaurants } = voucher;
  if (!restaurants || !restaurant || isVoucherFor(voucher, restaurant)) return null;
  return listInWords(
    restaurants.map(({ title }) => title),
    'and',
  );
}

/** What of the table the voucher is not good for, such as 'on Saturday 28 November'; null when nothing is in its way. */
function misfit(voucher: Voucher, table: VoucherTable): string | null {
  const { restaurant, date, time } = table;
  const where = elsewhere(voucher, table);
  if (where) return `at ${restaurant?.title}: it’s for ${where}`;
  if (!date) return null;
  if (!isGoodOn(voucher, { date })) return `on ${formatDay(date)}`;
  return time && !isGoodOn(voucher, { date, time }) ? `at ${formatTime(time)}` : null;
}

type Bookable = { least: string; most: string; isOpen: (date: string) => boolean };

/** The first of the bookable days on which the voucher can still be used; null where there is none. */
export function firstVoucherDay(
  { times, ...days }: Voucher,
  now: Pick<LondonTime, 'date' | 'minutes'>,
  { least, most, isOpen }: Bookable,
) {
  const isOver = times !== undefined && minutesOf(times.until) < now.minutes;
  const from = isOver && least === now.date ? addDays(least, 1) : least;
  for (let date = from; date <= most; date = addDays(date, 1))
    if (isOpen(date) && isGoodOn(days, { date })) return date;
  return null;
}

/** Whether it is the day of the table that the voucher is not valid for: another may be. */
export const needsOtherDay = (voucher: Voucher, table: VoucherTable): boolean =>
  table.date !== null && elsewhere(voucher, table) === null && !isGoodOn(voucher, { date: table.date });

/** That the voucher is not valid for the table; null where it may be used. */
export function voucherWarning(voucher: Voucher, table: VoucherTable): string | null {
  const wrong = misfit(voucher, table);
  return wrong && `Your voucher “${voucher.title}” isn’t valid ${wrong}.`;
}

/** When the voucher is valid. */
export function voucherText({ title, validityText, voucherDays, restaurants }: Voucher): string {
  const named = restaurants?.map((one) => one.title);
  const where = named ? `, at ${listInWords(named, 'and')}` : '';
  const own = voucherDays ? `. It’s valid for ${voucherDays} days: the last day is in your voucher e-mail` : '';
  return `Your voucher: ${title}. Valid: ${validityText}${where}${own}.`;
}

/** Said once the table is booked. */
export const voucherReminder = ({ title }: Voucher): string =>
  `Bring your voucher, “${title}”, and show the code before you get the bill.`;
