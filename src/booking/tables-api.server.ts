import { createArea } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import { alternatives } from './alternatives.server.ts';
import type { DaySheets } from './desk/day-sheets.server.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { runsOn } from './occasions.ts';
import { freeTimes, offers, slotsOf } from './offer.ts';
import { refuse } from './refuse.server.ts';
import { alternativesRoute, availabilityRoute, slotsRoute } from './routes.server.ts';

/** When and where a party can sit: slots of one restaurant, free times of several, and what is near a full one. */
export function tablesApi(door: Doorkeeper, sheets: DaySheets, clock: Clock) {
  const nowMs = () => clock().epochMilliseconds;
  return createArea()
    .openapi(slotsRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const { dates: wanted, areaId, menuIds, ...party } = c.req.valid('query');
      const admitted = door.admitParty(storeId, party, wanted);
      if (!admitted.ok) return refuse(c, admitted);
      const { house, occasion, covers } = admitted;
      const now = nowMs();
      const read = await sheets.read(
        wanted.map((date) => ({ storeId, date })),
        now,
      );
      const dates = wanted.map((date, index) => {
        const wish = { date, occasion, covers, areaId, menuIds };
        const list = runsOn(occasion, date) ? offers(house, wish, read[index] ?? [], now) : [];
        return { date, times: slotsOf(list, occasion) };
      });
      if (dates.every(({ times }) => times.length === 0)) return refuse(c, { code: 4 });
      return c.json({ dates }, 200);
    })
    .openapi(availabilityRoute, async (c) => {
      if (!door.bookingsOpen()) return refuse(c, { code: 10 });
      const { stores, date, adultCovers, childrenCovers } = c.req.valid('json');
      const now = nowMs();
      const read = await sheets.read(
        stores.map(({ storeId }) => ({ storeId, date })),
        now,
      );
      const wish = { date, covers: adultCovers + childrenCovers };
      const answers = stores.map(({ storeId, miles }, index) => {
        const admitted = door.admitHouse(storeId, [date]);
        const times = admitted.ok ? freeTimes(admitted.house, wish, read[index] ?? [], now) : [];
        return { storeId, miles, available: times.length > 0, times };
      });
      return c.json({ success: true as const, stores: answers }, 200);
    })
    .openapi(alternativesRoute, async (c) => {
      const { adults, children, ...query } = c.req.valid('query');
      const here = door.houses().get(c.req.valid('param').storeId);
      if (!here) return refuse(c, { code: 3 });
      const around = { sheets, houses: door.houses(), bookingsOpen: door.bookingsOpen(), nowMs: nowMs() };
      return c.json(await alternatives(here, { ...query, covers: adults + children }, around), 200);
    });
}
