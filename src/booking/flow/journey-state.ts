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

/** Restaurant fields that the journey needs; responses of the finder and of the content API both fit. */
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
/**
 * `full`: requested but not free, shown until day or party change; `lapsed`: its hold ran out; `freed`: it came free
 * while joining the waitlist.
 */
export type TimeNews = { time: string; kind: 'full' | 'lapsed' | 'freed' };
/** First and last bookable date, 'YYYY-MM-DD'. */
export type DateSpan = { least: string; most: string };
/** The part of a request that the restaurant can't meet. Date 'YYYY-MM-DD'. */
export type UnmetRequest =
  | { what: 'date'; date: string; span: DateSpan }
  | { what: 'closed'; date: string }
  /** `name`, if known; `date`: the nearest it can be booked for. */
  | { what: 'occasion'; name?: string; date?: string }
  /** `typed`: stays in its field until it's changed or becomes a request. */
  | { what: 'covers'; covers: number; typed?: boolean }
  /** The covers that another occasion's starting party replaced. */
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

/** A body sent under an idempotency key: resent unchanged, it books once. `sent`: a SentBooking as JSON. */
export type Attempt = { idempotencyKey: string; sent: string };

/** The booking state (product 5.2). Dates 'YYYY-MM-DD' and times 'HH:MM' in London. */
export type JourneyState = {
  step: number;
  restaurant: JourneyRestaurant | null;
  group: GroupScreens;
  /** The last search: its query, its message, and its results, nearest first. */
  searchQuery: string;
  searchWords: string;
  sortedLocations: NearbyRestaurant[];
  /** From the link, until a response settles it; the time also when the diner picks one. */
  prefill: Pick<BookingRequest, 'slug' | 'covers' | 'time' | 'around' | 'occasionId'>;
  /** Slug of the offer whose voucher the diner brings, and the voucher once it's loaded. */
  offer: string | null;
  voucher: Voucher | null;
  /** The page whose link last opened the card, as path and query. */
  openedOn: string | null;
  /** The step the request leads to; null once it's reached or blocked. */
  wantedStep: 2 | 3 | null;
  unmet: UnmetRequest | null;
  occasions: BookableOccasion[];
  occasionsOnOtherDates: NonNullable<OccasionsAnswer['occasionsOnOtherDates']>;
  selectedOccasion: string | null;
  coverSize: number;
  adultCovers: number;
  childCovers: number;
  selectedBookingDate: string | null;
  /** Nobody chose the date, so another may replace it. */
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
  /** Card guarantee that some time of the day needs; shown before the details. */
  cardNeeded: CardNeeded | null;
  selectedBookingTime: string | null;
  /** Minutes the party has the table; null until requirements are loaded. */
  turnMinutes: number | null;
  /** Extras for the chosen time, and the ids of those ticked. */
  upsells: OfferedUpsell[];
  selectedUpsells: string[];
  hold: Hold | null;
  /** News of the requested time; cleared once a time is chosen, unless it's full. */
  news: TimeNews | null;
  /** The full time to join the waitlist for. */
  waitlistFor: string | null;
  /** Times that would do as well; null until they're chosen. */
  waitlistWindow: TimeWindow | null;
  /** How to notify a waiting diner. */
  notifyBy: NotifyBy;
  waitlist: WaitlistAnswer | null;
  isEnquiry: boolean;
  creditCardRequired: boolean;
  /** Terms of the card guarantee; null when none is required. */
  cardGuarantee: CardGuarantee | null;
  /** The payment provider's customer id for the accepted card. */
  braintreeCustomerId: string | null;
  /** The guarantee it was accepted for, in pence. */
  cardAcceptedFor: number | null;
  cardError: string | null;
  bookingType: BookingType;
  /** Of the table left for an event, or of the event left for a table. */
  leftForOther: PartyAndTime | null;
  customer: CustomerDraft;
  needs: Needs;
  /** The diner this device remembers, and whether to remember whoever books. */
  remembered: RememberedCustomer | null;
  rememberMe: boolean;
  stepOneLoading: boolean;
  stepTwoLoading: boolean;
  submitting: boolean;
  slotsError: string | null;
  bookingError: string | null;
  /** How often fresh slots were requested. */
  slotsRound: number;
  /** How often the diner retried after an error. */
  tries: number;
  attempt: Attempt | null;
  /** Sent under the attempt's key without a response, so they may have arrived. */
  unanswered: string[];
  /** What's booked is an earlier version of the form, not the last. */
  isSentBefore: boolean;
  confirmationNumber: string | null;
  /** The table held until its card is added through the e-mail's link. */
  keptForCard: { reference: string; keptUntil: string } | null;
  /** The key to managing the booking. */
  manageToken: string | null;
  /** Whether the reference is for a booking, an enquiry or an event. */
  confirmedStatus: CreateAnswer['bookingStatus'] | null;
};

const emptyField: CustomerField = { value: '', present: false, valid: true, message: null };

/** In form order. */
export const optIns = ['shouldReceivePromotions', 'shouldReceiveSms', 'shouldReceiveSmsPromotions'] as const;

/** In form order. */
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

/** The choices below the occasion. */
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
  prefill: {},
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

/** A booking, enquiry or event without the fields of a single attempt. */
export type JourneyBody = Omit<CreateBody, 'idempotencyKey' | 'holdToken' | 'braintreeCustomerId'> | EventWithoutKey;
type EventWithoutKey = Omit<EventBody, 'idempotencyKey'>;

/** A form as sent: where to, of which kind, and its body. */
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

/** Null while something is still to be chosen. An event has no menu or area yet; only a booking takes extras. */
export function bookingBody(state: JourneyState): JourneyBody | null {
  const { selectedOccasion, selectedMenu, selectedBookingDate: date, selectedBookingTime: time, bookingType } = state;
  if (!selectedOccasion || !date || !time) return null;
  const { adultCovers, childCovers } = state;
  const needs = needsFor(state, state.needs);
  const party = { adultCovers, childCovers, ...(hasNeeds(needs) && { needs }) };
  const voucher = state.voucher && state.offer ? { offer: state.offer } : {};
  const base = { occasionId: selectedOccasion, date, time, ...party, ...voucher, customer: customerBody(state) };
  if (bookingType === 'event') return { ...base, menuId: null, areaId: null };
  if (!selectedMenu) return null;
  const upsellIds = bookingType === 'booking' ? state.selectedUpsells : [];
  return { ...base, menuId: selectedMenu, areaId: state.selectedArea, upsellIds };
}
