import type { OfferAnswer } from '../../offers/contracts/offer-answers.ts';
import { endOfVoucher, isGoodOn } from '../../offers/rules/offer-state.ts';
import { listInWords } from '../../values/text.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { addDays, formatDay, formatTime, minutesOf } from '../../values/time/wall-time.ts';

/** A voucher as its offer describes it: its code and own last day are only in its e-mail. */
export type Voucher = Pick<
  OfferAnswer,
  'title' | 'validityText' | 'restaurants' | 'from' | 'until' | 'days' | 'times' | 'voucherDays'
>;

/** No voucher of an offer lasts longer than one sent today. */
export function voucherOf(offer: OfferAnswer, today: string): Voucher {
  const { title, validityText, restaurants, from, days, times, voucherDays } = offer;
  return { title, validityText, restaurants, from, until: endOfVoucher(offer, today), days, times, voucherDays };
}

/** The table as chosen so far. */
export type VoucherTable = {
  restaurant: { slug: string; title: string } | null;
  date: string | null;
  time?: string | null;
};

export const isVoucherFor = ({ restaurants }: Voucher, { slug }: { slug: string }): boolean =>
  restaurants === null || restaurants.some((restaurant) => restaurant.slug === slug);

/** Where the voucher is valid; null if everywhere or here. */
function elsewhere(voucher: Voucher, { restaurant }: VoucherTable): string | null {
  const { restaurants } = voucher;
  if (!restaurants || !restaurant || isVoucherFor(voucher, restaurant)) return null;
  return listInWords(
    restaurants.map(({ title }) => title),
    'and',
  );
}

/** The part of the table that rules the voucher out, such as 'on Saturday 28 November'; null when none does. */
function misfit(voucher: Voucher, table: VoucherTable): string | null {
  const { restaurant, date, time } = table;
  const where = elsewhere(voucher, table);
  if (where) return `at ${restaurant?.title}: it’s for ${where}`;
  if (!date) return null;
  if (!isGoodOn(voucher, { date })) return `on ${formatDay(date)}`;
  return time && !isGoodOn(voucher, { date, time }) ? `at ${formatTime(time)}` : null;
}

type Bookable = { least: string; most: string; isOpen: (date: string) => boolean };

/** The first bookable day on which the voucher is valid; null if none is. */
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

/** Whether only the day rules the voucher out, so that another may suit. */
export const needsOtherDay = (voucher: Voucher, table: VoucherTable): boolean =>
  table.date !== null && elsewhere(voucher, table) === null && !isGoodOn(voucher, { date: table.date });

/** A sentence that the voucher isn't valid for the table; null where it is. */
export function voucherWarning(voucher: Voucher, table: VoucherTable): string | null {
  const part = misfit(voucher, table);
  return part && `Your voucher “${voucher.title}” isn’t valid ${part}.`;
}

export function voucherText({ title, validityText, voucherDays, restaurants }: Voucher): string {
  const titles = restaurants?.map(({ title }) => title);
  const where = titles ? `, at ${listInWords(titles, 'and')}` : '';
  const own = voucherDays ? `. It’s valid for ${voucherDays} days: the last day is in your voucher e-mail` : '';
  return `Your voucher: ${title}. Valid: ${validityText}${where}${own}.`;
}

/** Shown once the table is booked. */
export const voucherReminder = ({ title }: Voucher): string =>
  `Bring your voucher, “${title}”, and show the code before you get the bill.`;
