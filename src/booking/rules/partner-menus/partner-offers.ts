import * as errorCodes from '../../../values/error-codes.ts';
import { weekdayOf } from '../../../values/time/wall-time.ts';
import type { PartnerMenu, PartnerMenuAnswer } from '../../contracts/partner-menus.ts';
import type { Refusal } from '../eligibility.ts';
import type { RestaurantWithMenus } from '../restaurants-with-menus.ts';

type MenuRequest = { menuId: string; date: string; size: number };
type Dated = { startDate: string; endDate: string; days?: readonly string[] };

const holdsOn = ({ startDate, endDate, days }: Dated, date: string) =>
  startDate <= date && date <= endDate && (!days || days.includes(weekdayOf(date)));

/** What partners offer with a menu. Code 8 when there are no offers for it here, 7 when none suits the party. */
export function partnerOffers(
  all: readonly PartnerMenu[],
  { restaurant, menus }: RestaurantWithMenus,
  { menuId, date, size }: MenuRequest,
): ({ ok: true } & PartnerMenuAnswer) | Refusal {
  const isServed = menus.some(({ id }) => id === menuId);
  const here = all.filter(
    ({ menuId: id, restaurants }) => id === menuId && (restaurants === 'all' || restaurants.includes(restaurant.slug)),
  );
  if (!isServed || here.length === 0) return { ok: false, code: errorCodes.partnerMenuNotFound };
  const offers = here
    .filter((menu) => holdsOn(menu, date) && menu.minimumCovers <= size && size <= menu.maximumCovers)
    .flatMap((menu) =>
      menu.offers
        .filter((offer) => holdsOn(offer, date))
        .map(({ id, title, description, terms, endDate }) => ({
          id,
          partner: menu.partner,
          title,
          description,
          terms,
          validUntil: [endDate, menu.endDate].sort()[0] ?? endDate,
        })),
    );
  return offers.length > 0 ? { ok: true, offers } : { ok: false, code: errorCodes.offerNotFound };
}
