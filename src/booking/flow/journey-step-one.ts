import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { type Allergen, allergens } from '../../values/allergens/allergens.ts';
import type { BookableOccasion, OccasionsAnswer } from '../contracts/booking.ts';
import { coversOf } from '../contracts/covers.ts';
import type { Needs } from '../contracts/needs.ts';
import type { BookingRequest } from './booking-request.ts';
import { groupLeft, groupTriggered } from './journey-group.ts';
import { coverBounds, fits, occasionOf, requestableOccasions, startingParty, withCovers } from './journey-party.ts';
import {
  type DateSpan,
  emptyOffers,
  type JourneyRestaurant,
  type JourneyState,
  noGroup,
  type UnmetRequest,
} from './journey-state.ts';

/** Clears the messages about earlier choices. */
const noErrors = { slotsError: null, bookingError: null, unmet: null, news: null };

/** A party and a day lead to the times; with a time as well, to the details. */
function wantedStepOf({ date, covers, time, bookingType }: BookingRequest): JourneyState['wantedStep'] {
  if (!date || !covers || bookingType) return null;
  return time ? 3 : 2;
}

/**
 * A link with a party and a day but no occasion means a table, even if the diner was looking at an occasion. Going on
 * to the next step commits to it.
 */
function asksForTable(state: JourneyState, { date, covers, occasionId, bookingType }: BookingRequest): boolean {
  if (!date || !covers || occasionId || bookingType || !state.selectedOccasion) return false;
  return state.selectedOccasion !== state.occasions[0]?.id;
}

/** Whether the link changes none of the choices. */
function isChosen(state: JourneyState, request: BookingRequest): boolean {
  const { slug, date, covers, time, occasionId, bookingType, offer } = request;
  if (state.step === 1 && asksForTable(state, request)) return false;
  const same = (value: unknown, choice: unknown) => value === undefined || value === choice;
  return (
    same(slug, state.restaurant?.slug) &&
    same(date, state.selectedBookingDate) &&
    same(covers, state.coverSize) &&
    same(time, state.selectedBookingTime) &&
    same(occasionId, state.selectedOccasion) &&
    same(offer, state.offer) &&
    same(bookingType, state.bookingType)
  );
}

/** Whether a plain link to book reopens the card where it was opened last: it keeps the choices made since. */
function reopens(state: JourneyState, request: BookingRequest): boolean {
  const { slug, page } = request;
  if (!request.goesOn || page === undefined || page !== state.openedOn) return false;
  if (state.step === 1 && asksForTable(state, request)) return false;
  return slug === undefined || slug === state.restaurant?.slug;
}

/** At step one the slots are stale: they're loaded again. */
export const currentSlots = ({ step, slots }: JourneyState) => (step === 1 ? [] : slots);

/** The same table again: resumes the journey where it was, or as far as the link leads. */
function resumed(state: JourneyState, request: BookingRequest): JourneyState {
  const wantedStep = wantedStepOf(request);
  if (!wantedStep || state.step >= wantedStep || state.bookingType === 'event') return state;
  const prefill = { ...state.prefill, time: request.time };
  return { ...state, step: 2, wantedStep, prefill, hold: null, news: null, slots: currentSlots(state) };
}

/** Adds allergens filtered out of a menu to those already ticked. */
const withAllergies = (needs: Needs, more: readonly Allergen[]): Needs => ({
  ...needs,
  allergies: allergens.filter((allergen) => needs.allergies.includes(allergen) || more.includes(allergen)),
});

/** Takes over what a page says when it opens the card for the first time, or with other filters. */
function openedOnPage(before: JourneyState, { page, around, allergies = [] }: BookingRequest): JourneyState {
  if (page === undefined || page === before.openedOn) return before;
  const prefill = { ...before.prefill, around: around ?? before.prefill.around };
  return { ...before, openedOn: page, prefill, needs: withAllergies(before.needs, allergies) };
}

/** Another offer's voucher resets a date that was only suggested. */
function openedWithOffer(before: JourneyState, { offer }: BookingRequest): JourneyState {
  if (offer === undefined || offer === before.offer) return before;
  const selectedBookingDate = before.isDateSuggested ? null : before.selectedBookingDate;
  return { ...before, offer, voucher: null, selectedBookingDate };
}

/** Opened by a link: it overrides earlier choices; everything else that was typed stays. */
export function opened(before: JourneyState, request: BookingRequest): JourneyState {
  const { slug, covers, time, around, occasionId } = request;
  const openedHere = openedOnPage(before, request);
  if (isChosen(openedHere, request)) return resumed(openedHere, request);
  if (reopens(before, request)) return before;
  const state = openedWithOffer(openedHere, request);
  const elsewhere = slug !== undefined && slug !== state.restaurant?.slug;
  const date = request.date ?? state.selectedBookingDate;
  // Occasions are loaded per restaurant and date.
  const hasOccasions = !elsewhere && date === state.selectedBookingDate && state.occasions.length > 0;
  const next: JourneyState = {
    ...groupLeft(state),
    ...(elsewhere && { restaurant: null }),
    ...((elsewhere || asksForTable(state, request)) && { selectedOccasion: null }),
    ...(!hasOccasions && { occasions: [], tries: state.tries + 1 }),
    ...emptyOffers,
    ...noErrors,
    group: noGroup,
    bookingType: 'booking',
    step: 1,
    prefill: { slug: elsewhere ? slug : undefined, covers, time, around, occasionId },
    wantedStep: wantedStepOf(request),
    selectedBookingDate: date,
    isDateSuggested: state.isDateSuggested && !request.date,
  };
  return hasOccasions ? occasionsLoaded(next, next) : next;
}

/** Party and occasion to take along to another restaurant; a preselected occasion stays behind. */
function choicesToCarry({
  occasions,
  selectedOccasion,
  coverSize,
  bookingType,
}: JourneyState): JourneyState['prefill'] {
  if (!selectedOccasion || bookingType === 'event') return {};
  return { covers: coverSize, ...(selectedOccasion !== occasions[0]?.id && { occasionId: selectedOccasion }) };
}

export function restaurantChosen(state: JourneyState, restaurant: JourneyRestaurant | null): JourneyState {
  const prefill = { ...state.prefill, slug: undefined };
  if (restaurant?.storeId === state.restaurant?.storeId) return { ...state, prefill };
  const choices = choicesToCarry(state);
  const none = { occasions: [], occasionsOnOtherDates: [], selectedOccasion: null };
  const along = {
    ...prefill,
    covers: prefill.covers ?? choices.covers,
    occasionId: prefill.occasionId ?? choices.occasionId,
  };
  return { ...state, prefill: along, ...emptyOffers, ...noErrors, restaurant, ...none };
}

const wantedOccasionId = ({ prefill, selectedOccasion }: JourneyState) => prefill.occasionId ?? selectedOccasion;

function unmetOf(
  state: JourneyState,
  occasion: BookableOccasion,
  occasionsOnOtherDates: JourneyState['occasionsOnOtherDates'],
): UnmetRequest | null {
  const { prefill, restaurant, selectedBookingDate: date } = state;
  const occasionId = wantedOccasionId(state);
  if (restaurant && date && isClosedOn(restaurant, date)) return { what: 'closed', date };
  if (occasionId && occasionId !== occasion.id) {
    const elsewhere = occasionsOnOtherDates.find(({ id }) => id === occasionId);
    return { what: 'occasion', name: elsewhere?.name ?? occasionOf(state)?.name, date: elsewhere?.date };
  }
  if (prefill.covers && !fits(coverBounds(occasion), prefill.covers)) return { what: 'covers', covers: prefill.covers };
  return null;
}

/** The requested party, else the one chosen before, else the occasion's starting party. */
function partyLoaded(
  state: JourneyState,
  linkCovers: number | undefined,
  previousOccasion: string | null,
): JourneyState {
  const { coverSize, adultCovers, childCovers } = state;
  const covers = linkCovers ?? (previousOccasion ? coverSize : 0);
  if (!fits(coverBounds(occasionOf(state)), covers)) {
    const started = startingParty(state);
    return previousOccasion && !linkCovers ? { ...started, unmet: { what: 'party', covers } } : started;
  }
  return linkCovers ? withCovers(state, linkCovers, 0) : withCovers(state, adultCovers, childCovers);
}

/**
 * On first load, selects the link's occasion or the first, with its minimum covers unless the link has some. When the
 * date changes later, occasion and party stay if that date takes them. A suggested date gives way to one that has the
 * link's occasion. Moves on to the times if the link completes this step; a party too large for any table here becomes
 * a request.
 */
export function occasionsLoaded(
  state: JourneyState,
  { occasions, occasionsOnOtherDates = [] }: Pick<OccasionsAnswer, 'occasions' | 'occasionsOnOtherDates'>,
): JourneyState {
  const { prefill, selectedOccasion: before } = state;
  const occasionId = wantedOccasionId(state);
  const match = occasions.find(({ id }) => id === occasionId);
  const elsewhere = match ? undefined : occasionsOnOtherDates.find(({ id }) => id === prefill.occasionId);
  if (elsewhere && state.isDateSuggested)
    return { ...state, selectedBookingDate: elsewhere.date, isDateSuggested: false };
  const occasion = match ?? occasions[0];
  const next = { ...state, occasions, occasionsOnOtherDates, stepOneLoading: false };
  if (!occasion) return { ...next, selectedOccasion: null, wantedStep: null };
  // An occasion this date lacks may be offered on the next one chosen.
  const pending = occasionId && !match ? { occasionId } : {};
  const selection = {
    ...next,
    selectedOccasion: occasion.id,
    prefill: { time: prefill.time, around: prefill.around, ...pending },
  };
  if (state.bookingType === 'event') return selection;
  const asRequest = requestableOccasions(occasions).length > 0;
  const { most } = coverBounds(occasion);
  if (asRequest && prefill.covers && prefill.covers > most) return groupTriggered(selection, true, prefill.covers);
  const unmet = unmetOf(state, occasion, occasionsOnOtherDates);
  const party = partyLoaded(selection, prefill.covers, before);
  if (unmet) return { ...party, unmet, wantedStep: null };
  return state.wantedStep && state.step === 1 ? { ...party, step: 2 } : party;
}

export function occasionChosen(state: JourneyState, id: string): JourneyState {
  const occasion = state.occasions.find((candidate) => candidate.id === id);
  if (!occasion) return state;
  const prefill = { ...state.prefill, occasionId: undefined };
  const changed =
    state.bookingType === 'event'
      ? groupTriggered({ ...state, selectedOccasion: id }, false, 0)
      : startingParty({ ...state, ...emptyOffers, ...noErrors, prefill, selectedOccasion: id });
  const { coverSize: covers } = state;
  return changed.coverSize === covers ? changed : { ...changed, unmet: { what: 'party', covers } };
}

/** Clamps a party to the occasion's bounds, and says so if another was typed. */
export function partyChosen(state: JourneyState, adults: number, children: number): JourneyState {
  const bounds = coverBounds(occasionOf(state));
  const { least, most } = bounds;
  const childCovers = Math.max(0, Math.min(children, most - 1));
  const adultCovers = Math.min(Math.max(adults, least - childCovers, 1), most - childCovers);
  const party = withCovers({ ...state, ...noErrors }, adultCovers, childCovers);
  const covers = coversOf({ adultCovers: adults, childCovers: children });
  return fits(bounds, covers) ? party : { ...party, unmet: { what: 'covers', covers, typed: true } };
}

export function dateChosen(state: JourneyState, date: string): JourneyState {
  return { ...state, ...noErrors, selectedBookingDate: date, isDateSuggested: false };
}

/**
 * Replaces a date that can't be booked. If the diner chose it or went on with it, they're told and sent back to choose
 * again; nothing loaded for the old date stays.
 */
export function dateReplaced(state: JourneyState, date: string, span: DateSpan): JourneyState {
  const { selectedBookingDate: before, isDateSuggested, bookingType } = state;
  const step = bookingType === 'event' ? Math.min(state.step, 2) : 1;
  if (!before || (isDateSuggested && state.step === step)) return { ...dateChosen(state, date), isDateSuggested: true };
  const group = { ...state.group, isContactFormShown: false };
  const none = { hold: null, waitlistFor: null, waitlist: null, wantedStep: null };
  return { ...dateChosen(state, date), ...none, group, step, unmet: { what: 'date', date: before, span } };
}

/** The number typed, if that many can't book as one party. */
export const typedParty = ({ unmet }: Pick<JourneyState, 'unmet'>): number | undefined =>
  unmet?.what === 'covers' && unmet.typed ? unmet.covers : undefined;

export function canContinueFromStart(state: JourneyState): boolean {
  const isComplete = state.restaurant !== null && occasionOf(state) !== undefined && state.selectedBookingDate !== null;
  return isComplete && !state.stepOneLoading && state.bookingError === null;
}
