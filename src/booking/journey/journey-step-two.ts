import { type ErrorBody, errorCatalogue } from '../../platform/error-catalogue.ts';
import { minutesOf } from '../../restaurants/wall-time.ts';
import type { AreasAnswer, MenusAnswer, RequirementsAnswer, Slot, TableWish } from '../contract.ts';
import { nearestTimes } from '../suggested-time.ts';
import type { PartyWish } from './booking-calls.ts';
import { NO_FREE_SLOT, wordsFor } from './journey-errors.ts';
import type { JourneyState, Upsell } from './journey-state.ts';

const noFreeSlot: ErrorBody = { code: NO_FREE_SLOT, ...errorCatalogue[NO_FREE_SLOT] };

export type Choices = {
  menus: MenusAnswer['menus'];
  areas: AreasAnswer['areas'];
  /** The menu served at the time the link asked for, when it asked for one. */
  servedThen?: string;
};

/** Names the party that menus and areas were loaded for. */
export function choicesKey({ storeId, occasionId, adults, children, date }: PartyWish): string {
  return [storeId, occasionId, adults, children, date].join(' ');
}

/** Menus and areas for the occasion: a choice made before stays while it is still offered, else the first menu. */
export function choicesLoaded(state: JourneyState, { menus, areas, servedThen }: Choices, key: string): JourneyState {
  const menu = menus.find(({ id }) => id === (state.selectedMenu ?? servedThen)) ?? menus[0];
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

/** The first free slot, unless the time chosen or asked for is free; when that one is gone, the one nearest to it. */
function slotToStartFrom(slots: Slot[], wanted: string | null): Slot | undefined {
  const times = slots.filter(({ canEnquire }) => !canEnquire).map(({ time }) => time);
  const time = wanted === null ? times[0] : nearestTimes(wanted, times, 1)[0];
  return slots.find((slot) => slot.time === time);
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
    hold: null,
  };
}

/** A time the diner picked; a full one may be picked to be asked for. */
export function slotPicked(state: JourneyState, slot: Slot): JourneyState {
  return { ...slotChosen(state, slot), slotsError: null, bookingError: null, news: null };
}

/** The time in mind: the one chosen, else the one asked for by the link; null lets the first slot win. */
function timeInMind(state: JourneyState): string | null {
  return state.selectedBookingTime ?? state.asked.time ?? null;
}

/** When nothing is free and no time was named, look around the hour most people want. */
const MOST_WANTED_TIME = '18:30';

/** The time to look around when nothing is free. */
export function timeToLookAround(state: JourneyState): string {
  return timeInMind(state) ?? MOST_WANTED_TIME;
}

export function slotsLoaded(state: JourneyState, slots: Slot[]): JourneyState {
  const slot = slotToStartFrom(slots, timeInMind(state));
  // Full times stay in sight: one may be asked for, though none is chosen for the diner.
  if (!slot) return { ...slotsFailed(state, noFreeSlot), slots };
  return slotChosen({ ...state, slots, stepTwoLoading: false, slotsError: null }, slot);
}

/** Code 4 belongs to the slots and holds back continue; anything else is the booking's error (section 4). */
export function slotsFailed(state: JourneyState, error: ErrorBody): JourneyState {
  const asked = { ...state.asked, time: timeInMind(state) ?? undefined };
  const nothing = { ...state, asked, slots: [], selectedBookingTime: null, stepTwoLoading: false };
  const words = wordsFor(error);
  return error.code === NO_FREE_SLOT ? { ...nothing, slotsError: words } : { ...nothing, bookingError: words };
}

/** A card that is needed and cannot be given online: whom to ring. */
function cardByPhone(answer: RequirementsAnswer): boolean {
  return answer.isCardGuaranteeRequired && answer.cardGuarantee === null;
}

/** Whether the table is held before the diner goes on: a full time asked for holds none. */
export function asksForHold(state: JourneyState, answer: RequirementsAnswer): boolean {
  return !state.isEnquiry && !cardByPhone(answer);
}

/** What the chosen slot asks of the diner. A card accepted for other terms is asked for again. */
export function requirementsLoaded(before: JourneyState, answer: RequirementsAnswer): JourneyState {
  const { turnMinutes, cardGuarantee } = answer;
  const sameTerms = cardGuarantee?.amount === before.cardGuarantee?.amount;
  const state = {
    ...before,
    turnMinutes,
    creditCardRequired: cardByPhone(answer),
    cardGuarantee: before.isEnquiry ? null : cardGuarantee,
    cardError: null,
    braintreeCustomerId: sameTerms ? before.braintreeCustomerId : null,
  };
  if (state.isEnquiry && !answer.isPlaceAsEnquiryEnabled) return { ...state, slotsError: noFreeSlot.message };
  if (state.creditCardRequired && !state.isEnquiry) return { ...state, bookingError: errorCatalogue[5].message };
  return { ...state, creditCardRequired: false, bookingError: null, step: 3 };
}

/** The table as holding it and waiting for it ask for it; null while something is still to be chosen. */
export function tableWish(state: JourneyState): TableWish | null {
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

/** What can be had at another time may be off the table at this one. */
export function upsellsLoaded(state: JourneyState, upsells: Upsell[]): JourneyState {
  const available = new Set(upsells.filter((one) => one.available).map(({ id }) => id));
  return { ...state, upsells, selectedUpsells: state.selectedUpsells.filter((id) => available.has(id)) };
}

export function upsellTicked(state: JourneyState, id: string, ticked: boolean): JourneyState {
  const others = state.selectedUpsells.filter((one) => one !== id);
  return { ...state, selectedUpsells: ticked ? [...others, id] : others };
}

/** Whether step two may go on to the customer's details. */
export function canContinueFromSlots(state: JourneyState): boolean {
  const settled = !state.stepTwoLoading && state.slotsError === null && !state.creditCardRequired;
  return settled && state.selectedMenu !== null && state.selectedBookingTime !== null;
}
