import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import type {
  AreasAnswer,
  BookableOccasion,
  CardGuarantee,
  CreateAnswer,
  CreateBody,
  EventBody,
  MenusAnswer,
  Slot,
  UpsellsAnswer,
} from '../contract.ts';
import type { Customer, CustomerTextField, FieldCheck } from '../customer.ts';
import { bookingDefaults } from '../suggested-time.ts';
import type { WaitlistAnswer } from '../waitlist/contract.ts';
import type { BookingRequest } from './booking-request.ts';
import type { Hold } from './hold-clock.ts';

/** What the journey needs to know of a restaurant; the finder's and the content API's answers both fit. */
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
  | 'holidayPark'
  | 'temporarilyClosed'
  | 'horizonDays'
>;

export type CustomerField = FieldCheck & { value: string };
export type CustomerDraft = Record<CustomerTextField, CustomerField> &
  Pick<Customer, 'shouldReceivePromotions' | 'shouldReceiveSms'>;
export type BookingType = 'booking' | 'enquiry' | 'event';
/** Its hold ran out, or it was waited for and is free after all. */
export type TimeNews = { time: string; kind: 'lapsed' | 'freed' };
export type Upsell = UpsellsAnswer['upsells'][number];

/** What the group booking trigger of section 4 does to the screens. */
export type GroupScreens = {
  isStepOneHidden: boolean;
  isStepTwoEnabled: boolean;
  isBookingImageHidden: boolean;
  isContactFormShown: boolean;
};

/** A body that was sent under a key: sent again unchanged, it books once. */
export type Attempt = { idempotencyKey: string; sent: string };

/** The booking state of the specification's section 3. Dates 'YYYY-MM-DD' and times 'HH:MM' on London's clocks. */
export type JourneyState = {
  step: number;
  restaurant: JourneyRestaurant | null;
  group: GroupScreens;
  /** What was searched for, what was said of it, and what was found, nearest first. */
  searchQuery: string;
  searchWords: string;
  sortedLocations: NearbyRestaurant[];
  /** What the link that opened the journey asked for and no answer has settled yet. */
  asked: Pick<BookingRequest, 'slug' | 'covers' | 'time' | 'occasionId'>;
  occasions: BookableOccasion[];
  selectedOccasion: string | null;
  coverSize: number;
  adultCovers: number;
  childCovers: number;
  selectedBookingDate: string | null;
  hour: number;
  minute: number;
  /** The party that menus and areas are for, as choicesKey names it. */
  choicesFor: string | null;
  restaurantMenus: MenusAnswer['menus'];
  selectedMenu: string | null;
  restaurantAreas: AreasAnswer['areas'];
  /** Null means any area. */
  selectedArea: string | null;
  slots: Slot[];
  selectedBookingTime: string | null;
  /** How long the party keeps its table; null until the restaurant has said. */
  turnMinutes: number | null;
  /** Extras for the chosen time, and the ids of those taken. */
  upsells: Upsell[];
  selectedUpsells: string[];
  hold: Hold | null;
  /** What has become of the time in mind, until one is chosen. */
  news: TimeNews | null;
  /** The full time that is waited for, and the place in line once there is one. */
  waitlistFor: string | null;
  waitlist: WaitlistAnswer | null;
  isEnquiry: boolean;
  creditCardRequired: boolean;
  /** What a card is asked to stand good for; null when none is. */
  cardGuarantee: CardGuarantee | null;
  /** The card that does, once it was accepted. */
  braintreeCustomerId: string | null;
  cardError: string | null;
  bookingType: BookingType;
  customer: CustomerDraft;
  stepOneLoading: boolean;
  stepTwoLoading: boolean;
  submitting: boolean;
  slotsError: string | null;
  bookingError: string | null;
  /** Counts the times that fresh slots were asked for. */
  slotsRound: number;
  /** Counts the times the diner asked again after an error. */
  tries: number;
  attempt: Attempt | null;
  confirmationNumber: string | null;
  /** What the reference stands for. */
  confirmedStatus: CreateAnswer['bookingStatus'] | null;
};

const emptyField: CustomerField = { value: '', present: false, valid: true, message: null };

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
};

/** Nothing chosen from an occasion on. */
export const nothingOffered = {
  choicesFor: null,
  restaurantMenus: [],
  selectedMenu: null,
  restaurantAreas: [],
  selectedArea: null,
  slots: [],
  selectedBookingTime: null,
  turnMinutes: null,
  upsells: [],
  hold: null,
  news: null,
  waitlistFor: null,
  waitlist: null,
  isEnquiry: false,
  creditCardRequired: false,
  cardGuarantee: null,
  cardError: null,
} satisfies Partial<JourneyState>;

/** No search made. */
export const noPlacesFound = { searchQuery: '', searchWords: '', sortedLocations: [] } satisfies Partial<JourneyState>;

export const noGroup: GroupScreens = {
  isStepOneHidden: false,
  isStepTwoEnabled: false,
  isBookingImageHidden: false,
  isContactFormShown: false,
};

/** A fresh form (section 4): covers 2, hour 9, minute 0, step 1. */
export const freshJourney: JourneyState = {
  ...nothingOffered,
  ...noPlacesFound,
  group: noGroup,
  bookingType: 'booking',
  selectedUpsells: [],
  braintreeCustomerId: null,
  step: bookingDefaults.step,
  restaurant: null,
  asked: {},
  occasions: [],
  selectedOccasion: null,
  coverSize: bookingDefaults.covers,
  adultCovers: bookingDefaults.covers,
  childCovers: 0,
  selectedBookingDate: null,
  hour: bookingDefaults.hour,
  minute: bookingDefaults.minute,
  customer: emptyCustomer,
  stepOneLoading: false,
  stepTwoLoading: false,
  submitting: false,
  slotsError: null,
  bookingError: null,
  slotsRound: 0,
  tries: 0,
  attempt: null,
  confirmationNumber: null,
  confirmedStatus: null,
};

/** What is sent of a booking, an enquiry or an event, but for what only this attempt to send it has. */
export type JourneyBody = Omit<CreateBody, 'idempotencyKey' | 'holdToken' | 'braintreeCustomerId'> | EventWithoutKey;
type EventWithoutKey = Omit<EventBody, 'idempotencyKey'>;

function customerBody({ customer }: JourneyState): CreateBody['customer'] {
  return {
    firstName: customer.firstName.value,
    lastName: customer.lastName.value,
    email: customer.email.value,
    phoneNumber: customer.phoneNumber.value,
    specialRequest: customer.specialRequest.value,
    shouldReceivePromotions: customer.shouldReceivePromotions,
    shouldReceiveSms: customer.shouldReceiveSms,
  };
}

/** Null while something is still to be chosen. An event has no menu or area yet, and only a booking takes extras. */
export function bookingBody(state: JourneyState): JourneyBody | null {
  const { selectedOccasion, selectedMenu, selectedBookingDate: date, selectedBookingTime: time, bookingType } = state;
  if (!selectedOccasion || !date || !time) return null;
  const { adultCovers, childCovers } = state;
  const asked = { occasionId: selectedOccasion, date, time, adultCovers, childCovers, customer: customerBody(state) };
  if (bookingType === 'event') return { ...asked, menuId: null, areaId: null };
  if (!selectedMenu) return null;
  const upsellIds = bookingType === 'booking' ? state.selectedUpsells : [];
  return { ...asked, menuId: selectedMenu, areaId: state.selectedArea, upsellIds };
}
