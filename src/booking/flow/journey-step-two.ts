import { isGoodOn } from '../../offers/rules/offer-state.ts';
import { type ErrorBody, errorCatalogue } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { isWithin } from '../../values/time/time-window.ts';
import { minutesOf } from '../../values/time/wall-time.ts';
import type { RequirementsAnswer, Slot, TableRequest } from '../contracts/booking.ts';
import { nearestTimes, preselectedTime } from '../rules/times/suggested-time.ts';
import type { Choices, PartyRequest } from './booking-calls.ts';
import { userMessageFor } from './journey-errors.ts';
import type { JourneyState, OfferedUpsell } from './journey-state.ts';

const noFreeSlot: ErrorBody = { code: errorCodes.noFreeSlot, ...errorCatalogue[errorCodes.noFreeSlot] };

/** What the diner reads when the whole day is full. */
export const noFreeSlotWords = userMessageFor(noFreeSlot);

/** Identifies the party that menus and areas are loaded for. */
export function choicesKey({ storeId, occasionId, adults, children, date }: PartyRequest): string {
  return [storeId, occasionId, adults, children, date].join(' ');
}

/** Keeps the chosen menu while it's offered, else selects the one served then, else the first. */
export function choicesLoaded(state: JourneyState, { menus, areas, servedThen }: Choices, key: string): JourneyState {
  const withId = (menuId: string | null | undefined) => menus.find(({ id }) => id === menuId);
  const menu = withId(state.selectedMenu) ?? withId(servedThen) ?? menus[0];
  const area = areas.find(({ id }) => id === state.selectedArea);
  const next = {
    ...state,
    choicesFor: key,
    restaurantMenus: menus,
    selectedMenu: menu?.id ?? null,
    restaurantAreas: areas,
    selectedArea: area?.id ?? null,
  };
  return menu ? next : slotsFailed(next, noFreeSlot);
}

export function slotChosen(state: JourneyState, slot: Slot): JourneyState {
  const minutes = minutesOf(slot.time);
  return {
    ...state,
    selectedBookingTime: slot.time,
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    isEnquiry: slot.canEnquire,
    bookingType: slot.canEnquire ? 'enquiry' : 'booking',
    creditCardRequired: false,
    // A booking in flight may still use its hold.
    hold: state.submitting ? state.hold : null,
  };
}

/** The news that the requested time is full, which outlasts going back; null for other news. */
export const fullNews = ({ news }: JourneyState): JourneyState['news'] => (news?.kind === 'full' ? news : null);

/** Picking a free time leads on to the details; a full one can be enquired about. */
export function slotPicked(state: JourneyState, slot: Slot): JourneyState {
  const picked = { ...slotChosen(state, slot), slotsError: null, bookingError: null, news: fullNews(state) };
  return { ...picked, prefill: { ...state.prefill, time: slot.time }, wantedStep: slot.canEnquire ? null : 3 };
}

/** Centre of the search for alternatives if no time was requested. */
const MOST_WANTED_TIME = '18:30';

export function searchTimeOf(state: JourneyState): string {
  return state.prefill.time ?? MOST_WANTED_TIME;
}

/** Picks the time that came free in the waitlist window, nearest to the requested one. */
function withFreedTime(state: JourneyState, free: readonly Slot[]): JourneyState {
  const { news, waitlistWindow: window, prefill } = state;
  if (news?.kind !== 'freed' || !window || !prefill.time) return state;
  const within = free.map(({ time }) => time).filter((time) => isWithin(window, time));
  const time = nearestTimes(prefill.time, within, 1)[0] ?? prefill.time;
  return { ...state, prefill: { ...prefill, time }, news: { ...news, time }, waitlistWindow: null };
}

/** Free times to preselect from: with a voucher and no requested time, those it's valid at, if any. */
function selectable({ voucher, selectedBookingDate: date, prefill }: JourneyState, free: readonly Slot[]): string[] {
  const times = free.map(({ time }) => time);
  const validTimes = voucher && date && !prefill.time ? times.filter((time) => isGoodOn(voucher, { date, time })) : [];
  return validTimes.length > 0 ? validTimes : times;
}

/** Selects the requested time, else the nearest free one with news of it. `now`: minutes since midnight in London. */
export function slotsLoaded(state: JourneyState, slots: Slot[], now = 0): JourneyState {
  const free = slots.filter(({ canEnquire }) => !canEnquire);
  // Full times can be enquired about, but none is preselected.
  if (free.length === 0) return { ...slotsFailed(state, noFreeSlot), slots };
  const next = { ...withFreedTime(state, free), slots, stepTwoLoading: false, slotsError: null };
  const { time: requestedTime, around } = next.prefill;
  const time = preselectedTime(selectable(next, free), requestedTime ?? around, now);
  const selection = slotChosen(next, free.find((slot) => slot.time === time) as Slot);
  if (!requestedTime || time === requestedTime) return selection;
  const fullTime = { time: requestedTime, kind: 'full' } as const;
  const news = state.news?.kind === 'full' ? fullTime : (state.news ?? fullTime);
  return { ...selection, news, wantedStep: null };
}

/** Whether the requested time is free, so that its table should be held at once. */
export function isReadyToHold(state: JourneyState): boolean {
  const { wantedStep, step, prefill, selectedBookingTime: time, slots } = state;
  const isFree = slots.some((slot) => slot.time === time && !slot.canEnquire);
  return wantedStep === 3 && step === 2 && isFree && time === prefill.time && canContinueFromSlots(state);
}

/** Whether the search or the booking found nothing free (code 4). */
export const isNothingFree = ({ slotsError, slots }: JourneyState) => slotsError !== null && slots.length === 0;

/** Without a time there's nothing to enquire about; an event stays an event. */
const noTime = ({ bookingType }: JourneyState) =>
  ({
    selectedBookingTime: null,
    isEnquiry: false,
    bookingType: bookingType === 'event' ? bookingType : 'booking',
  }) as const;

/** Code 4 is the slots' error and blocks continuing; any other is the booking's (product 5.8). */
export function slotsFailed(state: JourneyState, error: ErrorBody): JourneyState {
  const step = Math.min(state.step, 2);
  const nothing = { ...state, ...noTime(state), step, slots: [], stepTwoLoading: false, wantedStep: null };
  const words = userMessageFor(error);
  return error.code === errorCodes.noFreeSlot ? { ...nothing, slotsError: words } : { ...nothing, bookingError: words };
}

/** A card is required but can't be taken online: the diner has to ring. */
function cardByPhone(answer: RequirementsAnswer): boolean {
  return answer.isCardGuaranteeRequired && answer.cardGuarantee === null;
}

/** Whether to hold the table before step three; an enquiry holds none. */
export function needsHold(state: JourneyState, answer: RequirementsAnswer): boolean {
  return !state.isEnquiry && !cardByPhone(answer);
}

/** The catalogue's message is about the whole day, which would be wrong for one full time. */
const NO_REQUESTS = 'That time’s full, and the restaurant isn’t taking requests for it. Choose another.';

/** A card accepted for another amount has to be entered again. */
export function requirementsLoaded(before: JourneyState, answer: RequirementsAnswer): JourneyState {
  const { turnMinutes, cardGuarantee } = answer;
  const isGood = cardGuarantee?.amount === before.cardAcceptedFor;
  const state = {
    ...before,
    turnMinutes,
    creditCardRequired: cardByPhone(answer),
    cardGuarantee: before.isEnquiry ? null : cardGuarantee,
    cardError: null,
    wantedStep: null,
    braintreeCustomerId: isGood ? before.braintreeCustomerId : null,
  };
  if (state.isEnquiry && !answer.isPlaceAsEnquiryEnabled) return { ...state, slotsError: NO_REQUESTS };
  if (state.creditCardRequired && !state.isEnquiry)
    return { ...state, bookingError: errorCatalogue[errorCodes.needsCreditCard].message };
  return { ...state, creditCardRequired: false, bookingError: null, step: 3 };
}

/** Body of a hold or waitlist request; null while something is still to be chosen. */
export function tableRequestOf(state: JourneyState): TableRequest | null {
  const { selectedOccasion, selectedMenu, selectedArea, selectedBookingDate: date, selectedBookingTime: time } = state;
  if (!selectedOccasion || !selectedMenu || !date || !time) return null;
  const { adultCovers, childCovers } = state;
  return {
    occasionId: selectedOccasion,
    menuId: selectedMenu,
    areaId: selectedArea,
    date,
    time,
    adultCovers,
    childCovers,
  };
}

/** Drops ticked extras that aren't available at the new time. */
export function upsellsLoaded(state: JourneyState, upsells: OfferedUpsell[]): JourneyState {
  const available = new Set(upsells.filter((upsell) => upsell.available).map(({ id }) => id));
  return { ...state, upsells, selectedUpsells: state.selectedUpsells.filter((id) => available.has(id)) };
}

export function upsellTicked(state: JourneyState, id: string, ticked: boolean): JourneyState {
  const others = state.selectedUpsells.filter((upsellId) => upsellId !== id);
  return { ...state, selectedUpsells: ticked ? [...others, id] : others };
}

/** Whether step two can go on to the details. */
export function canContinueFromSlots(state: JourneyState): boolean {
  const settled = !state.submitting && !state.stepTwoLoading && state.slotsError === null && !state.creditCardRequired;
  return settled && state.selectedMenu !== null && state.selectedBookingTime !== null;
}
