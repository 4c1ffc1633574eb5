import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import type { TimeWindow } from '../../values/time/time-window.ts';
import type {
  AreasAnswer,
  BookableOccasion,
  CardGuarantee,
  CardNeeded,
  CreateAnswer,
  CreateBody,
  EventBody,
  MenusAnswer,
  OccasionsAnswer,
  Slot,
  UpsellsAnswer,
} from '../contracts/booking.ts';
import type { CustomerOptIn, CustomerTextField, FieldCheck } from '../contracts/customer.ts';
import type { Needs } from '../contracts/needs.ts';
import type { NotifyBy, WaitlistAnswer } from '../contracts/waitlist.ts';
import { hasNeeds, needsFor, noNeeds } from '../rules/needs.ts';
import { bookingDefaults } from '../rules/times/suggested-time.ts';
import type { Voucher } from '../rules/voucher.ts';
import type { BookingRequest } from './booking-request.ts';
import type { Hold } from './hold/hold-timer.ts';
import type { RememberedCustomer } from './remembered/remembered-customer.ts';

/** The fields of a restaurant that the journey needs; answers of the finder and of the content API both fit. */
export type JourneyRestaurant = Pick<
  RestaurantSummary,
  | 'storeId'
  | 'slug'
  | 'title'
  | 'address'
  | 'postcode'
  | 'phone'
  | 'lat'
  | 'lng'
  | 'picture'
  | 'openingHours'
  | 'enableBookings'
  | 'widgetUrl'
  | 'holidayPark'
  | 'temporarilyClosed'
  | 'horizonDays'
>;

export type CustomerField = FieldCheck & { value: string };
export type CustomerDraft = Record<CustomerTextField, CustomerField> & Record<CustomerOptIn, boolean>;
export type BookingType = 'booking' | 'enquiry' | 'event';
/** `full`: asked for and not free, told until day or party change; `lapsed`: its hold ran out; `freed`: it came free while joining the waitlist. */
export type TimeNews = { time: string; kind: 'full' | 'lapsed' | 'freed' };
/** The first and last date that can be chosen. */
export type DateSpan = { least: string; most: string };
/** What of a request the restaurant cannot take, and why. Date 'YYYY-MM-DD'. */
export type UnmetRequest =
  | { what: 'date'; date: string; span: DateSpan }
  | { what: 'closed'; date: string }
  /** Named where its name is known, with the nearest date it can be booked for. */
  | { what: 'occasion'; name?: string; date?: string }
  /** A typed number stands in its field until it is changed or becomes a request. */
  | { what: 'covers'; covers: number; typed?: boolean }
  /** Another occasion began with its own party, in place of these. */
  | { what: 'party'; covers: number };
export type OfferedUpsell = UpsellsAnswer['upsells'][number];

/** Screens changed by the group booking trigger (product 5.7). */
export type GroupScreens = {
  isStepOneHidden: boolean;
  isStepTwoEnabled: boolean;
  isBookingImageHidden: boolean;
  isContactFormShown: boolean;
};

/** Time 'HH:MM'. */
export type PartyAndTime = Pick<JourneyState, 'adultCovers' | 'childCovers' | 'coverSize' | 'selectedBookingTime'>;

/** A body sent under an idempotency key: sent again unchanged, it books once. `sent`: a SentBooking in JSON. */
export type Attempt = { idempotencyKey: string; sent: string };

/** The booking state (product 5.2). Dates 'YYYY-MM-DD' and times 'HH:MM' in London. */
export type JourneyState = {
  step: number;
  restaurant: JourneyRestaurant | null;
  group: GroupScreens;
  /** What was searched for, the message about the result, and the result, nearest first. */
  searchQuery: string;
  searchWords: string;
  sortedLocations: NearbyRestaurant[];
  /** What the link carried and no answer has settled yet; the time also when the diner picked it. */
  asked: Pick<BookingRequest, 'slug' | 'covers' | 'time' | 'around' | 'occasionId'>;
  /** The offer of a voucher that the diner comes with, by its slug; and the voucher, once that is loaded. */
  offer: string | null;
  voucher: Voucher | null;
  /** The page whose link last opened the card, as path and query. */
  openedOn: string | null;
  /** The step that what was asked leads to; null once it is reached or something is in the way. */
  wantedStep: 2 | 3 | null;
  unmet: UnmetRequest | null;
  occasions: BookableOccasion[];
  /** Those of other dates. */
  occasionsOnOtherDates: NonNullable<OccasionsAnswer['occasionsOnOtherDates']>;
  selectedOccasion: string | null;
  coverSize: number;
  adultCovers: number;
  childCovers: number;
  selectedBookingDate: string | null;
  /** Nobody asked for the date: another takes its place where what was asked needs it. */
  isDateSuggested: boolean;
  hour: number;
  minute: number;
  /** The party that menus and areas were loaded for, as a choicesKey. */
  choicesFor: string | null;
  restaurantMenus: MenusAnswer['menus'];
  selectedMenu: string | null;
  restaurantAreas: AreasAnswer['areas'];
  /** Null: any area. */
  selectedArea: string | null;
  slots: Slot[];
  /** The card that a time of the day asks for: told before the details. */
  cardNeeded: CardNeeded | null;
  selectedBookingTime: string | null;
  /** Minutes the party has the table; null until requirements are loaded. */
  turnMinutes: number | null;
  /** Extras for the chosen time, and the ids of the chosen ones. */
  upsells: OfferedUpsell[];
  selectedUpsells: string[];
  hold: Hold | null;
  /** News of the wanted time; unless it is full, until a time is chosen. */
  news: TimeNews | null;
  /** The full time the diner joins the waitlist for, and the position once it is known. */
  waitlistFor: string | null;
  /** Any time of which would do; null until it is chosen. */
  waitlistWindow: TimeWindow | null;
  /** How a waiting diner is told that a table has come free. */
  notifyBy: NotifyBy;
  waitlist: WaitlistAnswer | null;
  isEnquiry: boolean;
  creditCardRequired: boolean;
  /** Terms of the card guarantee; null when none is required. */
  cardGuarantee: CardGuarantee | null;
  /** The payment provider's customer id of the accepted card. */
  braintreeCustomerId: string | null;
  /** The amount of the guarantee that it was accepted for, in pence. */
  cardAcceptedFor: number | null;
  cardError: string | null;
  bookingType: BookingType;
  /** Of the table that was left for an event, or of the event that was left for a table. */
  leftForOther: PartyAndTime | null;
  customer: CustomerDraft;
  needs: Needs;
  /** Whom this device remembers, and whether it is to remember who books. */
  remembered: RememberedCustomer | null;
  rememberMe: boolean;
  stepOneLoading: boolean;
  stepTwoLoading: boolean;
  submitting: boolean;
  slotsError: string | null;
  bookingError: string | null;
  /** How often fresh slots were requested. */
  slotsRound: number;
  /** How often the diner tried again after an error. */
  tries: number;
  attempt: Attempt | null;
  /** What was sent under the attempt's key and got no answer: it may have arrived. */
  unanswered: string[];
  /** What is booked is one of those that were sent before, and not what the form said last. */
  isSentBefore: boolean;
  confirmationNumber: string | null;
  /** The table that is kept while its card is given by e-mail's link. */
  keptForCard: { reference: string; keptUntil: string } | null;
  /** The key to managing the booking, from its answer. */
  manageToken: string | null;
  /** What the reference is for: a booking, an enquiry or an event. */
  confirmedStatus: CreateAnswer['bookingStatus'] | null;
};

const emptyField: CustomerField = { value: '', present: false, valid: true, message: null };

/** In the order of the form. */
export const optIns = ['shouldReceivePromotions', 'shouldReceiveSms', 'shouldReceiveSmsPromotions'] as const;

/** In the order of the form. */
export const customerTextFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'specialRequest'] as const;

const emptyCustomer: CustomerDraft = {
  firstName: emptyField,
  lastName: emptyField,
  email: emptyField,
  phoneNumber: emptyField,
  specialRequest: emptyField,
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
  shouldReceiveSmsPromotions: false,
};

/** Everything below the occasion, not chosen yet. */
export const emptyOffers = {
  choicesFor: null,
  restaurantMenus: [],
  selectedMenu: null,
  restaurantAreas: [],
  selectedArea: null,
  slots: [],
  cardNeeded: null,
  selectedBookingTime: null,
  turnMinutes: null,
  upsells: [],
  hold: null,
  news: null,
  waitlistFor: null,
  waitlistWindow: null,
  waitlist: null,
  isEnquiry: false,
  creditCardRequired: false,
  cardGuarantee: null,
  cardError: null,
} satisfies Partial<JourneyState>;

/** No search yet. */
export const emptySearch = { searchQuery: '', searchWords: '', sortedLocations: [] } satisfies Partial<JourneyState>;

export const noGroup: GroupScreens = {
  isStepOneHidden: false,
  isStepTwoEnabled: false,
  isBookingImageHidden: false,
  isContactFormShown: false,
};

/** A fresh form (product 5.3): covers 2, hour 9, minute 0, step 1. */
export const freshJourney: JourneyState = {
  ...emptyOffers,
  ...emptySearch,
  group: noGroup,
  bookingType: 'booking',
  leftForOther: null,
  selectedUpsells: [],
  braintreeCustomerId: null,
  cardAcceptedFor: null,
  step: bookingDefaults.step,
  restaurant: null,
  asked: {},
  offer: null,
  voucher: null,
  openedOn: null,
  wantedStep: null,
  unmet: null,
  occasions: [],
  occasionsOnOtherDates: [],
  selectedOccasion: null,
  coverSize: bookingDefaults.covers,
  adultCovers: bookingDefaults.covers,
  childCovers: 0,
  selectedBookingDate: null,
  isDateSuggested: false,
  hour: bookingDefaults.hour,
  minute: bookingDefaults.minute,
  customer: emptyCustomer,
  needs: noNeeds,
  notifyBy: 'email',
  remembered: null,
  rememberMe: false,
  stepOneLoading: false,
  stepTwoLoading: false,
  submitting: false,
  slotsError: null,
  bookingError: null,
  slotsRound: 0,
  tries: 0,
  attempt: null,
  unanswered: [],
  isSentBefore: false,
  confirmationNumber: null,
  keptForCard: null,
  manageToken: null,
  confirmedStatus: null,
};

/** The body of a booking, an enquiry or an event, without the fields that belong to a single attempt. */
export type JourneyBody = Omit<CreateBody, 'idempotencyKey' | 'holdToken' | 'braintreeCustomerId'> | EventWithoutKey;
type EventWithoutKey = Omit<EventBody, 'idempotencyKey'>;

/** A form as it is sent: where to, of which kind, and what it says. */
export type SentBooking = { storeId: string; type: BookingType; body: JourneyBody };

export function customerBody({ customer }: JourneyState): CreateBody['customer'] {
  return {
    firstName: customer.firstName.value,
    lastName: customer.lastName.value,
    email: customer.email.value,
    phoneNumber: customer.phoneNumber.value,
    specialRequest: customer.specialRequest.value,
    shouldReceivePromotions: customer.shouldReceivePromotions,
    shouldReceiveSms: customer.shouldReceiveSms,
    shouldReceiveSmsPromotions: customer.shouldReceiveSmsPromotions,
  };
}

/** Null while something is still to be chosen. An event has no menu or area yet, and only a booking takes extras. */
export function bookingBody(state: JourneyState): JourneyBody | null {
  const { selectedOccasion, selectedMenu, selectedBookingDate: date, selectedBookingTime: time, bookingType } = state;
  if (!selectedOccasion || !date || !time) return null;
  const { adultCovers, childCovers } = state;
  const needs = needsFor(state, state.needs);
  const party = { adultCovers, childCovers, ...(hasNeeds(needs) && { needs }) };
  const asked = { occasionId: selectedOccasion, date, time, ...party, customer: customerBody(state) };
  if (bookingType === 'event') return { ...asked, menuId: null, areaId: null };
  if (!selectedMenu) return null;
  const upsellIds = bookingType === 'booking' ? state.selectedUpsells : [];
  return { ...asked, menuId: selectedMenu, areaId: state.selectedArea, upsellIds };
}
