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

/** That the whole day is full, as the diner reads it. */
export const noFreeSlotWords = userMessageFor(noFreeSlot);

/** Key of the party that menus and areas are loaded for. */
export function choicesKey({ storeId, occasionId, adults, children, date }: PartyRequest): string {
  return [storeId, occasionId, adults, children, date].join(' ');
}

/** Menus and areas for the party: an earlier choice stays while it is offered, else the menu served then, or the first. */
export function choicesLoaded(state: JourneyState, { menus, areas, servedThen }: Choices, key: string): JourneyState {
  const withId = (wanted: string | null | undefined) => menus.find(({ id }) => id === wanted);
  const menu = withId(state.selectedMenu) ?? withId(servedThen) ?? menus[0];
  const area = areas.find(({ id }) => id === state.selectedArea);
  const loaded = {
    ...state,
    choicesFor: key,
    restaurantMenus: menus,
    selectedMenu: menu?.id ?? null,
    restaurantAreas: areas,
    selectedArea: area?.id ?? null,
  };
  return menu ? loaded : slotsFailed(loaded, noFreeSlot);
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
    // What is being sent may be booked by its hold.
    hold: state.submitting ? state.hold : null,
  };
}

/** The news that the time first asked for is full, which is still shown after going back; null for other news. */
export const fullNews = ({ news }: JourneyState): JourneyState['news'] => (news?.kind === 'full' ? news : null);

/** A time the diner picked: a free one leads on to the details, a full one may be asked for. */
export function slotPicked(state: JourneyState, slot: Slot): JourneyState {
  const picked = { ...slotChosen(state, slot), slotsError: null, bookingError: null, news: fullNews(state) };
  return { ...picked, asked: { ...state.asked, time: slot.time }, wantedStep: slot.canEnquire ? null : 3 };
}

/** When nothing is free and no time was wanted, alternatives are searched around this hour. */
const MOST_WANTED_TIME = '18:30';

/** The time around which alternatives are searched. */
export function timeToLookAround(state: JourneyState): string {
  return state.asked.time ?? MOST_WANTED_TIME;
}

/** Chooses the time that came free in the waitlist window: the nearest to the one that was wanted. */
function withFreedTime(state: JourneyState, free: readonly Slot[]): JourneyState {
  const { news, waitlistWindow: window, asked } = state;
  if (news?.kind !== 'freed' || !window || !asked.time) return state;
  const within = free.map(({ time }) => time).filter((time) => isWithin(window, time));
  const time = nearestTimes(asked.time, within, 1)[0] ?? asked.time;
  return { ...state, asked: { ...asked, time }, news: { ...news, time }, waitlistWindow: null };
}

/** The free times to select from: with a voucher and no wanted time, those at which it is good, if there are any. */
function selectable({ voucher, selectedBookingDate: date, asked }: JourneyState, free: readonly Slot[]): string[] {
  const times = free.map(({ time }) => time);
  const good = voucher && date && !asked.time ? times.filter((time) => isGoodOn(voucher, { date, time })) : [];
  return good.length > 0 ? good : times;
}

/**
 * Selects the wanted time, or the nearest free one: then the diner is told, and goes on with it or chooses another.
 * `now`: minutes of the day in London.
 */
export function slotsLoaded(state: JourneyState, slots: Slot[], now = 0): JourneyState {
  const free = slots.filter(({ canEnquire }) => !canEnquire);
  // Full times are shown, since an enquiry is possible, but none is selected.
  if (free.length === 0) return { ...slotsFailed(state, noFreeSlot), slots };
  const loaded = { ...withFreedTime(state, free), slots, stepTwoLoading: false, slotsError: null };
  const { time: wanted, around } = loaded.asked;
  const time = preselectedTime(selectable(loaded, free), wanted ?? around, now);
  const chosen = slotChosen(loaded, free.find((slot) => slot.time === time) as Slot);
  if (!wanted || time === wanted) return chosen;
  const lastAsked = { time: wanted, kind: 'full' } as const;
  const news = state.news?.kind === 'full' ? lastAsked : (state.news ?? lastAsked);
  return { ...chosen, news, wantedStep: null };
}

/** Whether the time that was asked for is free and its table is to be held at once. */
export function isReadyToHold(state: JourneyState): boolean {
  const { wantedStep, step, asked, selectedBookingTime: time, slots } = state;
  const isFree = slots.some((slot) => slot.time === time && !slot.canEnquire);
  return wantedStep === 3 && step === 2 && isFree && time === asked.time && canContinueFromSlots(state);
}

/** Whether the search or the booking was answered that nothing is free (code 4). */
export const isNothingFree = ({ slotsError, slots }: JourneyState) => slotsError !== null && slots.length === 0;

/** No time is chosen, so none is asked for that is full; an event is asked for at any time. */
const noTime = ({ bookingType }: JourneyState) =>
  ({
    selectedBookingTime: null,
    isEnquiry: false,
    bookingType: bookingType === 'event' ? bookingType : 'booking',
  }) as const;

/** Code 4 is the slots' error and blocks continuing; any other is the booking's error (product 5.8). */
export function slotsFailed(state: JourneyState, error: ErrorBody): JourneyState {
  const step = Math.min(state.step, 2);
  const nothing = { ...state, ...noTime(state), step, slots: [], stepTwoLoading: false, wantedStep: null };
  const words = userMessageFor(error);
  return error.code === errorCodes.noFreeSlot ? { ...nothing, slotsError: words } : { ...nothing, bookingError: words };
}

/** A card is required that cannot be given online: the diner has to ring. */
function cardByPhone(answer: RequirementsAnswer): boolean {
  return answer.isCardGuaranteeRequired && answer.cardGuarantee === null;
}

/** Whether to hold the table before step three; an enquiry for a full time holds none. */
export function asksForHold(state: JourneyState, answer: RequirementsAnswer): boolean {
  return !state.isEnquiry && !cardByPhone(answer);
}

/** For a full time alone the catalogue's words on the whole day would be wrong. */
const NOT_ASKED_FOR = 'That time’s full, and the restaurant isn’t taking requests for it. Choose another.';

/** What the chosen slot requires. A card accepted for another amount is asked for again. */
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
  if (state.isEnquiry && !answer.isPlaceAsEnquiryEnabled) return { ...state, slotsError: NOT_ASKED_FOR };
  if (state.creditCardRequired && !state.isEnquiry)
    return { ...state, bookingError: errorCatalogue[errorCodes.needsCreditCard].message };
  return { ...state, creditCardRequired: false, bookingError: null, step: 3 };
}

/** The body of a hold or waitlist request; null while something is still to be chosen. */
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

/** Drops chosen extras that are not available at the new time. */
export function upsellsLoaded(state: JourneyState, upsells: OfferedUpsell[]): JourneyState {
  const available = new Set(upsells.filter((one) => one.available).map(({ id }) => id));
  return { ...state, upsells, selectedUpsells: state.selectedUpsells.filter((id) => available.has(id)) };
}

export function upsellTicked(state: JourneyState, id: string, ticked: boolean): JourneyState {
  const others = state.selectedUpsells.filter((one) => one !== id);
  return { ...state, selectedUpsells: ticked ? [...others, id] : others };
}

/** Whether step two may go on to the customer's details. */
export function canContinueFromSlots(state: JourneyState): boolean {
  const settled = !state.submitting && !state.stepTwoLoading && state.slotsError === null && !state.creditCardRequired;
  return settled && state.selectedMenu !== null && state.selectedBookingTime !== null;
}
