import { createArea } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { areasFor, needsCardGuarantee, type Occasion, occasionsOn } from './occasions.ts';
import { timesFor } from './offer.ts';
import { refuse } from './refuse.server.ts';
import { areasRoute, menusRoute, occasionsRoute, requirementsRoute } from './routes.server.ts';

/** What a diner chooses from before a time: occasions, areas, menus, and what the booking will need. */
export function choicesApi(door: Doorkeeper, clock: Clock) {
  return createArea()
    .openapi(occasionsRoute, (c) => {
      const { date } = c.req.valid('query');
      const admitted = door.admitHouse(c.req.valid('param').storeId, [date]);
      if (!admitted.ok) return refuse(c, admitted);
      const occasions = occasionsOn(admitted.house.place.booking, date);
      if (occasions.length === 0) return refuse(c, { code: 18 });
      return c.json({ occasions: occasions.map(bookable) }, 200);
    })
    .openapi(areasRoute, (c) => {
      const query = c.req.valid('query');
      const admitted = door.admitParty(c.req.valid('param').storeId, query, query.dates);
      if (!admitted.ok) return refuse(c, admitted);
      const rules = admitted.house.place.booking;
      const onDate = (date: string) => areasFor(rules, admitted.occasion, date, admitted.covers);
      const open = new Set(query.dates.flatMap((date) => onDate(date).map(({ id }) => id)));
      const areas = rules.areas.filter(({ id }) => open.has(id));
      return c.json({ areas: areas.map(({ id, name }) => ({ id, name })) }, 200);
    })
    .openapi(menusRoute, (c) => {
      const { dates, time: wanted, ...party } = c.req.valid('query');
      const admitted = door.admitParty(c.req.valid('param').storeId, party, dates);
      if (!admitted.ok) return refuse(c, admitted);
      const { house, occasion, covers } = admitted;
      const now = clock().epochMilliseconds;
      const isServed = (menuId: string) =>
        dates
          .flatMap((date) => timesFor(house, { date, occasion, covers, menuIds: [menuId] }, now))
          .some(({ time }) => wanted === undefined || wanted === time);
      const menus = house.menus.filter(({ id }) => isServed(id));
      return c.json({ menus: menus.map(({ id, name, description }) => ({ id, name, description })) }, 200);
    })
    .openapi(requirementsRoute, (c) => {
      const { bookingDate, ...party } = c.req.valid('query');
      const admitted = door.admitParty(c.req.valid('param').storeId, party, [bookingDate]);
      if (!admitted.ok) return refuse(c, admitted);
      const { occasion, covers } = admitted;
      const isCardGuaranteeRequired = needsCardGuarantee(occasion, covers, bookingDate);
      return c.json(
        { isPlaceAsEnquiryEnabled: occasion.takesEnquiries, isCardGuaranteeRequired, cardGuarantee: null },
        200,
      );
    });
}

function bookable({ id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup }: Occasion) {
  return { id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup };
}
