import type { BookableOccasion, Slot } from '../../src/booking/contracts/booking.ts';
import { journey } from '../../src/booking/flow/journey.ts';
import type { JourneyAction } from '../../src/booking/flow/journey-action.ts';
import { freshJourney, type JourneyRestaurant, type JourneyState } from '../../src/booking/flow/journey-state.ts';
import type { Voucher } from '../../src/booking/rules/voucher.ts';
import { errorCatalogue } from '../../src/values/error-catalogue.ts';
import { weekdays } from '../../src/values/time/week.ts';

export const occasionBetween = (id: string, minimumCovers: number, maximumCovers: number): BookableOccasion => ({
  id,
  name: id,
  minimumCovers,
  maximumCovers,
  menuLinkGroup: null,
  areaLinkGroup: null,
});
export const table = occasionBetween('table', 2, 20);
export const birthday = occasionBetween('birthday', 4, 12);
const openingHours = {
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '12:00'],
      [`${day}Close`, '22:30'],
    ]),
  ),
  overrides: [
    { name: 'Christmas Day', startDate: '2026-12-25', endDate: '2026-12-25', openTime: 'Closed', closeTime: 'Closed' },
  ],
} as unknown as JourneyRestaurant['openingHours'];
export const leeds = {
  storeId: '1001',
  slug: 'leeds-greek-street',
  title: 'Leeds',
  openingHours,
  temporarilyClosed: null,
} as JourneyRestaurant;
/** Valid for Saturday dinners in Leeds. */
export const dinnerVoucher: Voucher = {
  title: 'Pudding',
  validityText: 'Saturdays from 6pm',
  from: '2026-11-01',
  until: '2027-05-31',
  days: ['saturday'],
  times: { from: '18:00', until: '22:00' },
  restaurants: [{ storeId: '1001', slug: 'leeds-greek-street', title: 'Leeds' }],
};
/** The bookable dates of `leeds`. */
export const span = { least: '2026-11-20', most: '2027-02-18' };
export const york = { ...leeds, storeId: '1002', slug: 'york-coppergate', title: 'York' };
export const free = (...times: string[]): Slot[] => times.map((time) => ({ time, canEnquire: false }));
export const menus = [
  { id: 'main', name: 'Main', description: '' },
  { id: 'breakfast', name: 'Breakfast', description: '' },
];
export const areas = [{ id: 'terrace', name: 'Terrace' }];
export const error = (code: keyof typeof errorCatalogue) => ({ code, ...errorCatalogue[code] });

export const run = (actions: JourneyAction[], from: JourneyState = freshJourney) => actions.reduce(journey, from);

export const atStepOne: JourneyAction[] = [
  { type: 'restaurant chosen', restaurant: leeds },
  { type: 'date chosen', date: '2026-11-28' },
  { type: 'occasions requested' },
  { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
];
export const atStepTwo: JourneyAction[] = [
  ...atStepOne,
  { type: 'step added' },
  { type: 'slots requested' },
  { type: 'choices loaded', choices: { menus, areas }, key: 'party' },
  { type: 'slots loaded', slots: free('12:00', '12:15', '18:30') },
];
export const requirements = {
  isPlaceAsEnquiryEnabled: true,
  isCardGuaranteeRequired: false,
  cardGuarantee: null,
  turnMinutes: 90,
};
export const atStepThree: JourneyAction[] = [
  ...atStepTwo,
  { type: 'requirements loaded', answer: requirements },
  { type: 'customer typed', field: 'firstName', value: 'Ada' },
];
export const thanks: JourneyAction[] = [
  ...atStepThree,
  { type: 'submitted', answer: { bookingReference: 'TAV-1', bookingStatus: 1 } },
];

export const since = { wall: 0, steady: 0 };
export const tableHeld: JourneyAction = { type: 'held', holdToken: 'hold-1', since, seconds: 480, canBeLonger: true };
export const heldAtStepThree: JourneyAction[] = [
  ...atStepTwo,
  { type: 'slot chosen', slot: { time: '18:30', canEnquire: false } },
  tableHeld,
  ...atStepThree.slice(atStepTwo.length),
];
