import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { AreasAnswer, BookableOccasion, CreateBody, MenusAnswer, Slot } from '../contract.ts';
import type { Customer, CustomerTextField, FieldCheck } from '../customer.ts';
import { bookingDefaults } from '../suggested-time.ts';
import type { BookingRequest } from './booking-request.ts';

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

/** A body that was sent under a key: sent again unchanged, it books once. */
export type Attempt = { idempotencyKey: string; sent: string };

/** The booking state of the specification's section 3. Dates 'YYYY-MM-DD' and times 'HH:MM' on London's clocks. */
export type JourneyState = {
  step: number;
  restaurant: JourneyRestaurant | null;
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
  isEnquiry: boolean;
  creditCardRequired: boolean;
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
  isEnquiry: false,
  creditCardRequired: false,
  bookingType: 'booking',
} satisfies Partial<JourneyState>;

/** A fresh form (section 4): covers 2, hour 9, minute 0, step 1. */
export const freshJourney: JourneyState = {
  ...nothingOffered,
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
};

/** The body to send, without its key; null while something is still to be chosen. */
export function bookingBody(state: JourneyState): Omit<CreateBody, 'idempotencyKey'> | null {
  const { selectedOccasion, selectedMenu, selectedBookingDate, selectedBookingTime, customer } = state;
  if (!selectedOccasion || !selectedMenu || !selectedBookingDate || !selectedBookingTime) return null;
  return {
    occasionId: selectedOccasion,
    menuId: selectedMenu,
    areaId: state.selectedArea,
    date: selectedBookingDate,
    time: selectedBookingTime,
    adultCovers: state.adultCovers,
    childCovers: state.childCovers,
    customer: {
      firstName: customer.firstName.value,
      lastName: customer.lastName.value,
      email: customer.email.value,
      phoneNumber: customer.phoneNumber.value,
      specialRequest: customer.specialRequest.value,
      shouldReceivePromotions: customer.shouldReceivePromotions,
      shouldReceiveSms: customer.shouldReceiveSms,
    },
  };
}
