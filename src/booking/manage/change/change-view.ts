import { errorCatalogue } from '../../../values/error-catalogue.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { MAX_TABLE_BOOKING_COVERS, SLOT_TAKEN_MESSAGE } from '../../contracts/constants.ts';
import { coversOf } from '../../contracts/covers.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import type { BookingCalls, PartyRequest } from '../../flow/booking-calls.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import { coverBounds } from '../../flow/journey-party.ts';
import type { ManageQuery } from '../link/manage-query.ts';
import {
  type ChangeRequest,
  changeRequestOf,
  differences,
  type NamedOption,
  suggestedTime,
  withOwnTime,
} from './change-request.ts';

export const NOTHING_CHANGES = 'That’s the booking you already have.';
const closedText = (title: string, date: string) => `${title} is closed on ${formatDay(date)}. Choose another day.`;
const ANOTHER_DAY = 'Choose a day we’re taking bookings for.';

/** `confirm` when the request can be sent, else `choose`. */
export type ChangeView = {
  step: 'choose' | 'confirm';
  request: ChangeRequest;
  /** The largest party bookable online that day, and never below the current one. */
  mostCovers: number;
  menus: NamedOption[];
  areas: NamedOption[];
  /** In service order. */
  times: string[];
  /** The card guarantee's terms after the change, one sentence each. */
  terms: string[];
  /** Why the request can't be confirmed. */
  problem: string | null;
};
type Calls = Pick<BookingCalls, 'occasions' | 'choices' | 'slots' | 'requirements'>;
type ViewRequest = {
  booking: ManagedBooking;
  query: ManageQuery;
  span: { least: string; most: string };
  isClosed: (date: string) => boolean;
};

/** The tables' limit on the date; if unknown, the search itself refuses larger parties. */
async function mostCoversOn(
  calls: Calls,
  { storeId, occasionId, adultCovers, childCovers }: ManagedBooking,
  date: string,
) {
  const offered = await calls.occasions(storeId, date);
  const occasion = offered.ok ? offered.data.occasions.find(({ id }) => id === occasionId) : undefined;
  return Math.max(coverBounds(occasion).most, coversOf({ adultCovers, childCovers }));
}

/** Availability for the changed booking. Nothing is held before the diner confirms. */
export async function changeView(calls: Calls, { booking, query, span, isClosed }: ViewRequest): Promise<ChangeView> {
  const request = changeRequestOf(booking, query);
  const view = {
    step: 'choose' as const,
    request,
    mostCovers: MAX_TABLE_BOOKING_COVERS,
    menus: [],
    areas: [],
    times: [],
    terms: [],
    problem: null,
  };
  if (request.date < span.least || request.date > span.most) return { ...view, problem: ANOTHER_DAY };
  if (isClosed(request.date)) return { ...view, problem: closedText(booking.title, request.date) };
  const { storeId, occasionId } = booking;
  const party = { storeId, occasionId, adults: request.adults, children: request.children, date: request.date };
  const [choices, mostCovers] = await Promise.all([
    calls.choices(party, request.time ?? booking.time),
    mostCoversOn(calls, booking, request.date),
  ]);
  if (!choices.ok) return { ...view, mostCovers, problem: userMessageFor(choices.error) };
  const { menus, areas, servedThen } = choices.data;
  const menu = menus.find(({ id }) => id === request.menuId) ?? menus.find(({ id }) => id === servedThen) ?? menus[0];
  const area = areas.find(({ id }) => id === request.areaId);
  const offered = {
    ...view,
    mostCovers,
    menus,
    areas,
    request: { ...request, menuId: menu?.id ?? null, areaId: area?.id ?? null },
  };
  return menu ? withTimes(calls, offered, { booking, query, party }) : { ...offered, problem: noFreeSlot };
}

/** The time isn't free for the new day or party. */
const fullText = (time: string, { adults, children, time: nearest }: ChangeRequest) =>
  `${formatTime(time)} isn’t free for ${coversOf({ adultCovers: adults, childCovers: children })} of you. We’ve picked ${formatTime(nearest ?? '')}, the closest.`;

const noFreeSlot = errorCatalogue[errorCodes.noFreeSlot].message;

async function withTimes(
  calls: Calls,
  view: ChangeView,
  { booking, query, party }: Pick<ViewRequest, 'booking' | 'query'> & { party: PartyRequest },
): Promise<ChangeView> {
  const slots = await calls.slots(party, view.request.menuId as string, view.request.areaId);
  if (!slots.ok && slots.error.code !== errorCodes.noFreeSlot) return { ...view, problem: userMessageFor(slots.error) };
  const free = slots.ok ? slots.data.slots.filter(({ canEnquire }) => !canEnquire).map(({ time }) => time) : [];
  const times = withOwnTime(free, booking, view.request);
  if (times.length === 0) return { ...view, problem: noFreeSlot };
  const request = { ...view.request, time: suggestedTime(times, view.request, booking) };
  return withTerms(calls, settle({ ...view, times, request }, booking, query), { booking, party });
}

/** Adds the card guarantee's terms before confirmation. A change that would need a new card is refused. */
async function withTerms(
  calls: Calls,
  view: ChangeView,
  { booking, party }: Pick<ViewRequest, 'booking'> & { party: PartyRequest },
): Promise<ChangeView> {
  const { menuId, time, areaId } = view.request;
  if (view.step !== 'confirm' || menuId === null || time === null) return view;
  const needs = await calls.requirements(party, menuId, time, areaId);
  if (!needs.ok) return { ...view, step: 'choose', problem: userMessageFor(needs.error) };
  const terms = needs.data.cardGuarantee?.wording ?? [];
  if (terms.length > 0 && !booking.guarantee)
    return { ...view, step: 'choose', problem: errorCatalogue[errorCodes.needsCreditCard].message };
  return { ...view, terms };
}

/** Moves to `confirm`, or says why the request can't be confirmed. */
function settle(view: ChangeView, booking: ManagedBooking, query: ManageQuery): ChangeView {
  const isGone = query.time !== undefined && query.time !== view.request.time;
  if (isGone && query.step === 'confirm') return { ...view, problem: SLOT_TAKEN_MESSAGE };
  if (isGone) return { ...view, problem: fullText(query.time ?? '', view.request) };
  if (query.step !== 'confirm') return view;
  if (differences(booking, view.request, view).length === 0) return { ...view, problem: NOTHING_CHANGES };
  return { ...view, step: 'confirm' };
}
