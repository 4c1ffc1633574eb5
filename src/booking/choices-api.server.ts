import { createArea } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import { guaranteeFor } from './card-terms.ts';
import type { AdmittedParty, Doorkeeper } from './doorkeeper.ts';
import { areasFor, menusFor, needsCardGuarantee, type Occasion, occasionsOn } from './occasions.ts';
import { timesFor } from './offer.ts';
import { refuse } from './refuse.server.ts';
import { areasRoute, menusRoute, occasionsRoute, requirementsRoute, upsellsRoute } from './routes.server.ts';
import { serviceTimes, turnMinutes } from './service-times.ts';
import { upsellsFor } from './upsells.ts';

/** What a diner chooses from before a time: occasions, areas, menus, and what the booking will need. */
export function choicesApi(door: Doorkeeper, clock: Clock) {
  const nowMs = () => clock().epochMilliseconds;
  /** When the wanted time is, or null when the restaurant seats nobody then. */
  const startOf = ({ house, covers }: AdmittedParty, { date, time }: { date: string; time: string }) =>
    serviceTimes(house.place, date, covers, nowMs()).find((one) => one.time === time)?.startsAt ?? null;
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
      if (menusFor(house.menus, occasion).length === 0) return refuse(c, { code: 2 });
      const now = nowMs();
      const isServed = (menuId: string) =>
        dates
          .flatMap((date) => timesFor(house, { date, occasion, covers, menuIds: [menuId] }, now))
          .some(({ time }) => wanted === undefined || wanted === time);
      const menus = house.menus.filter(({ id }) => isServed(id));
      return c.json({ menus: menus.map(({ id, name, description }) => ({ id, name, description })) }, 200);
    })
    .openapi(requirementsRoute, (c) => {
      const { bookingDate: date, ...party } = c.req.valid('query');
      const admitted = door.admitParty(c.req.valid('param').storeId, party, [date]);
      if (!admitted.ok) return refuse(c, admitted);
      const { house, occasion, covers } = admitted;
      const startsAt = startOf(admitted, { ...party, date });
      const answer = {
        isPlaceAsEnquiryEnabled: occasion.takesEnquiries,
        isCardGuaranteeRequired: needsCardGuarantee(occasion, covers, date),
        cardGuarantee:
          startsAt === null ? null : guaranteeFor(house.place, { occasion, covers, date, startsAt, nowMs: nowMs() }),
        turnMinutes: turnMinutes(house.place.booking, covers),
      };
      return c.json(answer, 200);
    })
    .openapi(upsellsRoute, (c) => {
      const { bookingDate: date, includeUnavailable, ...party } = c.req.valid('query');
      const admitted = door.admitParty(c.req.valid('param').storeId, party, [date]);
      if (!admitted.ok) return refuse(c, admitted);
      const startsAt = startOf(admitted, { ...party, date });
      if (startsAt === null) return refuse(c, { code: 4 });
      const table = { occasionId: party.occasionId, date, startsAt, nowMs: nowMs() };
      const upsells = upsellsFor(admitted.house.place.booking, table)
        .filter(({ available }) => available || includeUnavailable)
        .map(({ id, name, description, price, available, why }) => ({
          ...{ id, name, description, price, available },
          ...(why && { why }),
        }));
      return c.json({ upsells }, 200);
    });
}

function bookable({ id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup }: Occasion) {
  return { id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup };
}
