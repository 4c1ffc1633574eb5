import { errorCatalogue } from '../../platform/error-catalogue.ts';
import { SLOT_TAKEN_MESSAGE } from '../constants.ts';
import type { BookingCalls, PartyWish } from '../journey/booking-calls.ts';
import { NO_FREE_SLOT, wordsFor } from '../journey/journey-errors.ts';
import { type ChangeWish, differences, type Named, suggestedTime, wishOf, withOwnTime } from './change-wish.ts';
import type { ManagedBooking } from './contract.ts';
import type { ManageQuery } from './manage-query.ts';

export const NOTHING_CHANGES = 'That is how your booking stands already.';
const ANOTHER_DAY = 'Please choose a day we are taking bookings for.';

/** What the steps of a change show: `confirm` when the wish can be sent, else `choose`. */
export type ChangeView = {
  step: 'choose' | 'confirm';
  wish: ChangeWish;
  menus: Named[];
  areas: Named[];
  /** Times that can be had, in the order of the service. */
  times: string[];
  /** What the card that stands for the table would stand for then, in sentences. */
  terms: string[];
  /** Why the wish cannot be had as it is. */
  problem: string | null;
};
type Calls = Pick<BookingCalls, 'choices' | 'slots' | 'requirements'>;
type Asked = { booking: ManagedBooking; query: ManageQuery; span: { least: string; most: string } };

/** Looks what is free for the changed booking. It only looks: nothing is kept before the diner confirms. */
export async function changeView(calls: Calls, { booking, query, span }: Asked): Promise<ChangeView> {
  const wish = wishOf(booking, query);
  const view = { step: 'choose' as const, wish, menus: [], areas: [], times: [], terms: [], problem: null };
  if (wish.date < span.least || wish.date > span.most) return { ...view, problem: ANOTHER_DAY };
  const { storeId, occasionId } = booking;
  const party = { storeId, occasionId, adults: wish.adults, children: wish.children, date: wish.date };
  const choices = await calls.choices(party, wish.time ?? booking.time);
  if (!choices.ok) return { ...view, problem: wordsFor(choices.error) };
  const { menus, areas, servedThen } = choices.data;
  const menu = menus.find(({ id }) => id === wish.menuId) ?? menus.find(({ id }) => id === servedThen) ?? menus[0];
  const area = areas.find(({ id }) => id === wish.areaId);
  const offered = { ...view, menus, areas, wish: { ...wish, menuId: menu?.id ?? null, areaId: area?.id ?? null } };
  return menu ? withTimes(calls, offered, { booking, query, party }) : { ...offered, problem: noFreeSlot };
}

const noFreeSlot = errorCatalogue[NO_FREE_SLOT].message;

async function withTimes(
  calls: Calls,
  view: ChangeView,
  { booking, query, party }: Pick<Asked, 'booking' | 'query'> & { party: PartyWish },
): Promise<ChangeView> {
  const slots = await calls.slots(party, view.wish.menuId as string, view.wish.areaId);
  if (!slots.ok && slots.error.code !== NO_FREE_SLOT) return { ...view, problem: wordsFor(slots.error) };
  const free = slots.ok ? slots.data.filter(({ canEnquire }) => !canEnquire).map(({ time }) => time) : [];
  const times = withOwnTime(free, booking, view.wish);
  if (times.length === 0) return { ...view, problem: noFreeSlot };
  const wish = { ...view.wish, time: suggestedTime(times, view.wish, booking) };
  return withTerms(calls, settled({ ...view, times, wish }, booking, query), { booking, party });
}

/** Before a change is confirmed, what the card would stand for; a card cannot be given by a change. */
async function withTerms(
  calls: Calls,
  view: ChangeView,
  { booking, party }: Pick<Asked, 'booking'> & { party: PartyWish },
): Promise<ChangeView> {
  const { menuId, time, areaId } = view.wish;
  if (view.step !== 'confirm' || menuId === null || time === null) return view;
  const needs = await calls.requirements(party, menuId, time, areaId);
  if (!needs.ok) return { ...view, step: 'choose', problem: wordsFor(needs.error) };
  const terms = needs.data.cardGuarantee?.wording ?? [];
  if (terms.length > 0 && !booking.guarantee) return { ...view, step: 'choose', problem: errorCatalogue[5].message };
  return { ...view, terms };
}

/** Whether the wish that was sent can be confirmed, or why not. */
function settled(view: ChangeView, booking: ManagedBooking, query: ManageQuery): ChangeView {
  if (query.time && query.time !== view.wish.time) return { ...view, problem: SLOT_TAKEN_MESSAGE };
  if (query.step !== 'confirm') return view;
  if (differences(booking, view.wish, view).length === 0) return { ...view, problem: NOTHING_CHANGES };
  return { ...view, step: 'confirm' };
}
