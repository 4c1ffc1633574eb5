import type { Menu } from '../../src/menus/contract.ts';
import { type BookingRules, openingHours, type Restaurant } from '../../src/restaurants/contract.ts';
import { weekdays } from '../../src/values/time/week.ts';

const everyDay = [...weekdays];

/** Open noon to 23:00 every day; two tables for two, one for four on the terrace, two that join for eight. */
export const testRules: BookingRules = {
  slotMinutes: 15,
  turnTimes: [
    { maximumCovers: 4, minutes: 90 },
    { maximumCovers: 6, minutes: 105 },
    { maximumCovers: 20, minutes: 120 },
  ],
  pacingCovers: 40,
  leadMinutes: 60,
  horizonDays: 90,
  sittings: [{ name: 'All day', days: everyDay, firstSeating: '12:00', lastSeating: '21:30' }],
  closures: [],
  occasions: [
    {
      id: 'table',
      name: 'A table',
      minimumCovers: 1,
      maximumCovers: 20,
      menuLinkGroup: null,
      areaLinkGroup: null,
      takesEnquiries: false,
    },
  ],
  areas: [
    { id: 'room', name: 'Main room' },
    { id: 'terrace', name: 'Terrace' },
  ],
  tables: [
    { id: 'r1', areaId: 'room', minimumCovers: 1, maximumCovers: 2 },
    { id: 'r2', areaId: 'room', minimumCovers: 1, maximumCovers: 2 },
    { id: 'r3', areaId: 'room', minimumCovers: 3, maximumCovers: 4 },
    { id: 'r4', areaId: 'room', minimumCovers: 3, maximumCovers: 4 },
    { id: 't1', areaId: 'terrace', minimumCovers: 2, maximumCovers: 4 },
  ],
  joins: [{ id: 'r3+r4', tableIds: ['r3', 'r4'], minimumCovers: 5, maximumCovers: 8 }],
  upsells: [],
  cardGuarantee: { pencePerCover: 1000, freeUntilHours: 24 },
  refusals: [],
};

export function hours(open = '12:00', close = '23:00', overrides: Restaurant['openingHours']['overrides'] = []) {
  const entries = everyDay.flatMap((day) => [
    [`${day}Open`, open],
    [`${day}Close`, close],
  ]);
  return openingHours.parse({ ...Object.fromEntries(entries), overrides });
}

/** A complete restaurant; `booking` overrides single rules. */
export function testRestaurant(
  changes: Partial<Omit<Restaurant, 'booking'>> & { booking?: Partial<BookingRules> } = {},
): Restaurant {
  return {
    storeId: '9001',
    slug: 'testford-market',
    title: 'Testford Market',
    town: 'Testford',
    site: 'Market',
    nation: 'England',
    lat: 53.8,
    lng: -1.55,
    address: ['1 Market Place', 'Testford'],
    postcode: 'LS1 4DY',
    phone: '01632 960000',
    email: 'testford@tavola.example',
    about: ['A room for tests.'],
    threeWords: 'test.oven.table',
    amenities: [],
    facilities: [],
    access: [],
    awards: [],
    mediaIcons: [],
    gettingHere: ['Two minutes from the station.'],
    image: 'shopfronts/testford-market',
    heroTiles: [],
    openingHours: hours(),
    temporarilyClosed: null,
    holidayPark: null,
    enableBookings: true,
    bookATableWidgetId: null,
    clickCollect: { enabled: false },
    deliveryPartners: [],
    menus: ['main'],
    ...changes,
    booking: { ...testRules, ...changes.booking },
  };
}

export function testMenu(changes: Partial<Menu> = {}): Menu {
  return {
    id: 'main',
    name: 'Main menu',
    description: 'All of it.',
    bookable: true,
    served: 'All day',
    sections: [],
    ...changes,
  };
}
