import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { collectMoments, dayMoments, openMoments } from '../../../restaurants/open-moments.ts';
import type { StaticParts } from '../../../ui/static-part.tsx';
import type { Moment } from '../../../values/time/moments.ts';
import { weekdayOf } from '../../../values/time/wall-time.ts';
import type { TablesByStore } from '../../free-tables/free-tables.ts';
import type { Party, PartyChoice } from '../../free-tables/party-choice.ts';
import { bookable } from '../../free-tables/table-row.ts';
import { groupDays, type SpecialHours, specialLines, specialOn, weekLines } from './hours-words.ts';

/** Today's weekday, and alternative hours if today has any. */
export type HoursToday = Moment & { weekday: string; special: SpecialHours | null };

function hoursToday(restaurant: RestaurantAnswer, now: number): HoursToday[] {
  return dayMoments(now).map(({ date, until }) => ({
    weekday: weekdayOf(date),
    special: specialOn(restaurant, date),
    until,
  }));
}

function collection(restaurant: RestaurantAnswer, now: number) {
  const moments = collectMoments(restaurant, now);
  if (!moments || !restaurant.clickCollect.url) return null;
  return { url: restaurant.clickCollect.url, moments, lines: groupDays(weekLines(restaurant.openingHours)) };
}

/** The request, completed to a party, and its free tables if known. */
export type ShownTables = {
  choice: PartyChoice;
  party: Party;
  times: string[];
  today: string;
  known: TablesByStore;
  /** When the voucher in the address is valid. */
  voucher: string | null;
};

/** An offer of this restaurant, with the fields its page shows. */
export type RestaurantOffer = { slug: string; title: string; description: string; validityText: string };

/** The page's data from other rooms. */
type BesideRestaurant = { offers: RestaurantOffer[]; jobs: readonly { name: string }[] };

/**
 * The data of the restaurant's page, without its static parts (restaurant-parts.server.tsx). What depends on the clock
 * is computed for `now` (epoch ms) and London's `today`. `date`: the requested day.
 */
export function restaurantView(
  restaurant: RestaurantAnswer,
  now: number,
  { today, date }: { today: string; date: string },
  { offers, jobs }: BesideRestaurant,
) {
  const { slug, storeId, title, town, site, nation, address, postcode, lat, lng, phone, picture } = restaurant;
  // The header also reads whether tables can be booked.
  const { enableBookings } = restaurant;
  return {
    slug,
    storeId,
    title,
    town,
    site,
    nation,
    address,
    postcode,
    lat,
    lng,
    phone,
    picture,
    enableBookings,
    offers: offers.map(({ slug, title, description, validityText }) => ({ slug, title, description, validityText })),
    jobs: jobs.map(({ name }) => name),
    from: now,
    ...bookable(restaurant, date, today),
    moments: openMoments(restaurant, now),
    today: hoursToday(restaurant, now),
    week: weekLines(restaurant.openingHours),
    specials: specialLines(restaurant, today),
    collect: collection(restaurant, now),
    delivers: restaurant.deliveryPartners.length > 0,
  };
}
export type RestaurantView = ReturnType<typeof restaurantView>;

/** A section's data, and its static parts if they came with it. */
export type PartProps = { restaurant: RestaurantView; parts: StaticParts | null };
