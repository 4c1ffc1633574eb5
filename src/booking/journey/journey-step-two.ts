import { type ErrorBody, errorCatalogue } from '../../platform/error-catalogue.ts';
import { minutesOf } from '../../restaurants/wall-time.ts';
import type { AreasAnswer, MenusAnswer, RequirementsAnswer, Slot } from '../contract.ts';
import { nearestTimes } from '../suggested-time.ts';
import type { PartyWish } from './booking-calls.ts';
import { NO_FREE_SLOT, wordsFor } from './journey-errors.ts';
import type { JourneyState } from './journey-state.ts';

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
  };
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
  if (!slot) return slotsFailed(state, noFreeSlot);
  return slotChosen({ ...state, slots, stepTwoLoading: false, slotsError: null }, slot);
}

/** Code 4 belongs to the slots and holds back continue; anything else is the booking's error (section 4). */
export function slotsFailed(state: JourneyState, error: ErrorBody): JourneyState {
  const asked = { ...state.asked, time: timeInMind(state) ?? undefined };
  const nothing = { ...state, asked, slots: [], selectedBookingTime: null, stepTwoLoading: false };
  const words = wordsFor(error);
  return error.code === NO_FREE_SLOT ? { ...nothing, slotsError: words } : { ...nothing, bookingError: words };
}

/** What the chosen slot asks of the diner; a card guarantee cannot be given online, so it says whom to ring. */
export function requirementsLoaded(before: JourneyState, answer: RequirementsAnswer): JourneyState {
  const creditCardRequired = answer.isCardGuaranteeRequired;
  const state = { ...before, turnMinutes: answer.turnMinutes, creditCardRequired };
  if (creditCardRequired) return { ...state, bookingError: errorCatalogue[5].message };
  if (state.isEnquiry && !answer.isPlaceAsEnquiryEnabled) return { ...state, slotsError: noFreeSlot.message };
  return { ...state, bookingError: null, step: 3 };
}

/** Whether step two may go on to the customer's details. */
export function canContinueFromSlots(state: JourneyState): boolean {
  const settled = !state.stepTwoLoading && state.slotsError === null && !state.creditCardRequired;
  return settled && state.selectedMenu !== null && state.selectedBookingTime !== null;
}
