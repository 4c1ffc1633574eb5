import { weekdayOf } from '../../restaurants/wall-time.ts';
import type { Refusal } from '../admission.ts';
import type { RestaurantHouse } from '../houses.ts';
import type { PartnerMenu, PartnerMenuAnswer } from './contract.ts';

type Asked = { menuId: string; date: string; size: number };
type Dated = { startDate: string; endDate: string; days?: readonly string[] };

const holdsOn = ({ startDate, endDate, days }: Dated, date: string) =>
  startDate <= date && date <= endDate && (!days || days.includes(weekdayOf(date)));

/** What partners give with a menu. Code 8 when none made offers for it there, 7 when none of theirs suits the party. */
export function partnerOffers(
  all: readonly PartnerMenu[],
  { place, menus }: RestaurantHouse,
  { menuId, date, size }: Asked,
): ({ ok: true } & PartnerMenuAnswer) | Refusal {
  const isServed = menus.some(({ id }) => id === menuId);
  const here = all.filter(
    ({ menuId: id, restaurants }) => id === menuId && (restaurants === 'all' || restaurants.includes(place.slug)),
  );
  if (!isServed || here.length === 0) return { ok: false, code: 8 };
  const offers = here
    .filter((one) => holdsOn(one, date) && one.minimumCovers <= size && size <= one.maximumCovers)
    .flatMap((one) =>
      one.offers
        .filter((offer) => holdsOn(offer, date))
        .map(({ id, title, description, terms, endDate }) => ({
          ...{ id, partner: one.partner, title, description, terms },
          validUntil: [endDate, one.endDate].sort()[0] ?? endDate,
        })),
    );
  return offers.length > 0 ? { ok: true, offers } : { ok: false, code: 7 };
}
