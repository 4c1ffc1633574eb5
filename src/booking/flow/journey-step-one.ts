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

/** Nothing said of other choices stands any more. */
const noErrors = { slotsError: null, bookingError: null, unmet: null, news: null };

/** The step a request leads to: a party and a day lead to the times, a time as well to the details. */
function wantedStepOf({ date, covers, time, bookingType }: BookingRequest): JourneyState['wantedStep'] {
  if (!date || !covers || bookingType) return null;
  return time ? 3 : 2;
}

/**
 * Whether a link that names a party and a day, but no occasion, meets one that was only looked at: it asks for a table.
 * Who has gone on with an occasion has chosen it.
 */
function asksForTable(state: JourneyState, { date, covers, occasionId, bookingType }: BookingRequest): boolean {
  if (!date || !covers || occasionId || bookingType || !state.selectedOccasion) return false;
  return state.selectedOccasion !== state.occasions[0]?.id;
}

/** Whether all that the link carries is what is chosen already. */
function isChosen(state: JourneyState, request: BookingRequest): boolean {
  const { slug, date, covers, time, occasionId, bookingType, offer } = request;
  if (state.step === 1 && asksForTable(state, request)) return false;
  const same = (asked: unknown, chosen: unknown) => asked === undefined || asked === chosen;
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

/** Whether a link to book at all was followed where the card was opened last: the card has what was chosen since. */
function goesOn(state: JourneyState, request: BookingRequest): boolean {
  const { slug, page } = request;
  if (!request.goesOn || page === undefined || page !== state.openedOn) return false;
  if (state.step === 1 && asksForTable(state, request)) return false;
  return slug === undefined || slug === state.restaurant?.slug;
}

/** From step one the times are asked for anew: what is free is not known until they come. */
export const slotsKept = ({ step, slots }: JourneyState) => (step === 1 ? [] : slots);

/** The same table asked for again: the journey goes on where it was, or as far as the link leads. */
function resumed(state: JourneyState, request: BookingRequest): JourneyState {
  const wantedStep = wantedStepOf(request);
  if (!wantedStep || state.step >= wantedStep || state.bookingType === 'event') return state;
  const asked = { ...state.asked, time: request.time };
  return { ...state, step: 2, wantedStep, asked, hold: null, news: null, slots: slotsKept(state) };
}

/** The needs with what was left out of a menu; what was ticked before stays. */
const withAllergies = (needs: Needs, more: readonly Allergen[]): Needs => ({
  ...needs,
  allergies: allergens.filter((one) => needs.allergies.includes(one) || more.includes(one)),
});

/** Opened on another page than before, or on a menu with other dishes: what that page tells is new. */
function openedOnPage(before: JourneyState, { page, around, allergies = [] }: BookingRequest): JourneyState {
  if (page === undefined || page === before.openedOn) return before;
  const asked = { ...before.asked, around: around ?? before.asked.around };
  return { ...before, openedOn: page, asked, needs: withAllergies(before.needs, allergies) };
}

/** With a voucher of another offer a day that was only suggested is suggested anew. */
function openedWithOffer(before: JourneyState, { offer }: BookingRequest): JourneyState {
  if (offer === undefined || offer === before.offer) return before;
  const selectedBookingDate = before.isDateSuggested ? null : before.selectedBookingDate;
  return { ...before, offer, voucher: null, selectedBookingDate };
}

/** Opened by a link: what the link carries wins over what was chosen before it, all else that was typed stays. */
export function opened(before: JourneyState, request: BookingRequest): JourneyState {
  const { slug, covers, time, around, occasionId } = request;
  const openedHere = openedOnPage(before, request);
  if (isChosen(openedHere, request)) return resumed(openedHere, request);
  if (goesOn(before, request)) return before;
  const state = openedWithOffer(openedHere, request);
  const elsewhere = slug !== undefined && slug !== state.restaurant?.slug;
  const date = request.date ?? state.selectedBookingDate;
  // Occasions are loaded for a restaurant and a date.
  const known = !elsewhere && date === state.selectedBookingDate && state.occasions.length > 0;
  const next: JourneyState = {
    ...groupLeft(state),
    ...(elsewhere && { restaurant: null }),
    ...((elsewhere || asksForTable(state, request)) && { selectedOccasion: null }),
    ...(!known && { occasions: [], tries: state.tries + 1 }),
    ...emptyOffers,
    ...noErrors,
    group: noGroup,
    bookingType: 'booking',
    step: 1,
    asked: { slug: elsewhere ? slug : undefined, covers, time, around, occasionId },
    wantedStep: wantedStepOf(request),
    selectedBookingDate: date,
    isDateSuggested: state.isDateSuggested && !request.date,
  };
  return known ? occasionsLoaded(next, next) : next;
}

/** Party and occasion as they go along to another restaurant; the occasion selected at the start is its own. */
function chosenSoFar({ occasions, selectedOccasion, coverSize, bookingType }: JourneyState): JourneyState['asked'] {
  if (!selectedOccasion || bookingType === 'event') return {};
  return { covers: coverSize, ...(selectedOccasion !== occasions[0]?.id && { occasionId: selectedOccasion }) };
}

export function restaurantChosen(state: JourneyState, restaurant: JourneyRestaurant | null): JourneyState {
  const asked = { ...state.asked, slug: undefined };
  if (restaurant?.storeId === state.restaurant?.storeId) return { ...state, asked };
  const kept = chosenSoFar(state);
  const none = { occasions: [], occasionsOnOtherDates: [], selectedOccasion: null };
  const along = { ...asked, covers: asked.covers ?? kept.covers, occasionId: asked.occasionId ?? kept.occasionId };
  return { ...state, asked: along, ...emptyOffers, ...noErrors, restaurant, ...none };
}

const wantedOccasion = ({ asked, selectedOccasion }: JourneyState) => asked.occasionId ?? selectedOccasion;

/** What of the request the chosen occasion and day do not take. */
function unmetOf(
  state: JourneyState,
  occasion: BookableOccasion,
  occasionsOnOtherDates: JourneyState['occasionsOnOtherDates'],
) {
  const { asked, restaurant, selectedBookingDate: date } = state;
  const wanted = wantedOccasion(state);
  const unmet = (one: UnmetRequest) => one;
  if (restaurant && date && isClosedOn(restaurant, date)) return unmet({ what: 'closed', date });
  if (wanted && wanted !== occasion.id) {
    const other = occasionsOnOtherDates.find(({ id }) => id === wanted);
    return unmet({ what: 'occasion', name: other?.name ?? occasionOf(state)?.name, date: other?.date });
  }
  if (asked.covers && !fits(coverBounds(occasion), asked.covers))
    return unmet({ what: 'covers', covers: asked.covers });
  return null;
}

/** The party for an occasion: as many as asked, else as chosen before, else those it starts with. */
function partyLoaded(state: JourneyState, asked: number | undefined, before: string | null): JourneyState {
  const { coverSize, adultCovers, childCovers } = state;
  const covers = asked ?? (before ? coverSize : 0);
  if (!fits(coverBounds(occasionOf(state)), covers)) {
    const started = startingParty(state);
    return before && !asked ? { ...started, unmet: { what: 'party', covers } } : started;
  }
  return asked ? withCovers(state, asked, 0) : withCovers(state, adultCovers, childCovers);
}

/**
 * On first load, selects the link's occasion or the first, and its minimum covers unless the link carries some. When
 * the date changes later, occasion and party stay while that date still takes them. A date that nobody asked for gives
 * way to one of the link's occasion. Goes on to the times when the link answered this step; a party larger than any
 * table here becomes a request for as many.
 */
export function occasionsLoaded(
  state: JourneyState,
  { occasions, occasionsOnOtherDates = [] }: Pick<OccasionsAnswer, 'occasions' | 'occasionsOnOtherDates'>,
): JourneyState {
  const { asked, selectedOccasion: before } = state;
  const wanted = wantedOccasion(state);
  const found = occasions.find(({ id }) => id === wanted);
  const other = found ? undefined : occasionsOnOtherDates.find(({ id }) => id === asked.occasionId);
  if (other && state.isDateSuggested) return { ...state, selectedBookingDate: other.date, isDateSuggested: false };
  const occasion = found ?? occasions[0];
  const loaded = { ...state, occasions, occasionsOnOtherDates, stepOneLoading: false };
  if (!occasion) return { ...loaded, selectedOccasion: null, wantedStep: null };
  // What is not offered on this date may be on the next one that is chosen.
  const stillAsked = wanted && !found ? { occasionId: wanted } : {};
  const chosen = {
    ...loaded,
    selectedOccasion: occasion.id,
    asked: { time: asked.time, around: asked.around, ...stillAsked },
  };
  if (state.bookingType === 'event') return chosen;
  const asRequest = requestableOccasions(occasions).length > 0;
  const { most } = coverBounds(occasion);
  if (asRequest && asked.covers && asked.covers > most) return groupTriggered(chosen, true, asked.covers);
  const unmet = unmetOf(state, occasion, occasionsOnOtherDates);
  const party = partyLoaded(chosen, asked.covers, before);
  if (unmet) return { ...party, unmet, wantedStep: null };
  return state.wantedStep && state.step === 1 ? { ...party, step: 2 } : party;
}

export function occasionChosen(state: JourneyState, id: string): JourneyState {
  const occasion = state.occasions.find((one) => one.id === id);
  if (!occasion) return state;
  const asked = { ...state.asked, occasionId: undefined };
  const changed =
    state.bookingType === 'event'
      ? groupTriggered({ ...state, selectedOccasion: id }, false, 0)
      : startingParty({ ...state, ...emptyOffers, ...noErrors, asked, selectedOccasion: id });
  const { coverSize: covers } = state;
  return changed.coverSize === covers ? changed : { ...changed, unmet: { what: 'party', covers } };
}

/** Clamps a party to the occasion's bounds, and says so where another was typed. */
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
 * A date to start from, in place of one that cannot be booked. Where that was asked for, or gone on with, the diner is
 * told, and comes back to where a date is chosen: nothing that was found for the other one stays.
 */
export function dateReplaced(state: JourneyState, date: string, span: DateSpan): JourneyState {
  const { selectedBookingDate: before, isDateSuggested, bookingType } = state;
  const step = bookingType === 'event' ? Math.min(state.step, 2) : 1;
  if (!before || (isDateSuggested && state.step === step)) return { ...dateChosen(state, date), isDateSuggested: true };
  const group = { ...state.group, isContactFormShown: false };
  const none = { hold: null, waitlistFor: null, waitlist: null, wantedStep: null };
  return { ...dateChosen(state, date), ...none, group, step, unmet: { what: 'date', date: before, span } };
}

/** How many were typed where that many cannot book as one party; undefined when they can. */
export const typedParty = ({ unmet }: Pick<JourneyState, 'unmet'>): number | undefined =>
  unmet?.what === 'covers' && unmet.typed ? unmet.covers : undefined;

export function canContinueFromStart(state: JourneyState): boolean {
  const chosen = state.restaurant !== null && occasionOf(state) !== undefined && state.selectedBookingDate !== null;
  return chosen && !state.stepOneLoading && state.bookingError === null;
}
