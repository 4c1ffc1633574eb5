import type { Context, TypedResponse } from 'hono';
import type { Kysely } from 'kysely';
import { apiError, createArea } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { ErrorBody } from '../platform/error-catalogue.ts';
import type { Jobs } from '../platform/jobs.ts';
import { admitOccasion, admitPlace, type Refusal } from './admission.ts';
import { alternatives } from './alternatives.server.ts';
import { BookingDesk } from './booking-desk.server.ts';
import { DaySheets } from './day-sheets.server.ts';
import { type BookingContent, housesOf, type RestaurantHouse } from './houses.ts';
import { areasFor, needsCardGuarantee, type Occasion, occasionsOn, runsOn } from './occasions.ts';
import { freeTimes, offers, slotsOf, timesFor } from './offer.ts';
import * as routes from './routes.server.ts';
import type { BookingTables } from './tables.server.ts';

export type BookingApiDeps = {
  db: Kysely<BookingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  content: () => BookingContent;
  tokenSecret: string;
  /** The brand's switch: false answers every call with code 10. */
  bookingsOpen?: () => boolean;
  /** See BookingDesk. */
  guard?: 'lock' | 'none';
};

type Party = { occasionId: string; adults: number; children: number };
type Admitted = { ok: true; house: RestaurantHouse; occasion: Occasion; covers: number };
type Refused = Response & TypedResponse<ErrorBody, 403 | 404 | 422, 'json'>;

const refuse = (c: Context, { code, message }: Refusal) => apiError(c, code, message) as Refused;
const KEY_REUSED = {
  code: 409,
  title: 'Key already used',
  message: 'This booking was sent before with other details. Please start again.',
};

/** Booking for the diner: mounted at /api/booking. */
export function bookingApi(deps: BookingApiDeps) {
  const sheets = new DaySheets(deps.db);
  const desk = new BookingDesk({ ...deps, sheets });
  const bookingsOpen = deps.bookingsOpen ?? (() => true);
  const nowMs = () => deps.clock().epochMilliseconds;
  const houses = () => housesOf(deps.content());

  function admitHouse(storeId: string, dates: readonly string[]): { ok: true; house: RestaurantHouse } | Refusal {
    const house = houses().get(storeId);
    if (!house) return { ok: false, code: 3 };
    const place = admitPlace(house.place, dates, bookingsOpen());
    return place.ok ? { ok: true, house } : place;
  }

  function admit(
    storeId: string,
    { occasionId, adults, children }: Party,
    dates: readonly string[],
  ): Admitted | Refusal {
    const place = admitHouse(storeId, dates);
    if (!place.ok) return place;
    const covers = adults + children;
    const admitted = admitOccasion(place.house.place.booking, { occasionId, dates, covers });
    return admitted.ok ? { ...admitted, house: place.house, covers } : admitted;
  }

  return createArea()
    .openapi(routes.occasionsRoute, (c) => {
      const { date } = c.req.valid('query');
      const admitted = admitHouse(c.req.valid('param').storeId, [date]);
      if (!admitted.ok) return refuse(c, admitted);
      const occasions = occasionsOn(admitted.house.place.booking, date);
      if (occasions.length === 0) return refuse(c, { ok: false, code: 18 });
      return c.json({ occasions: occasions.map(bookable) }, 200);
    })
    .openapi(routes.areasRoute, (c) => {
      const query = c.req.valid('query');
      const admitted = admit(c.req.valid('param').storeId, query, query.dates);
      if (!admitted.ok) return refuse(c, admitted);
      const { house, occasion, covers } = admitted;
      const open = new Set(
        query.dates.flatMap((date) => areasFor(house.place.booking, occasion, date, covers).map(({ id }) => id)),
      );
      const areas = house.place.booking.areas.filter(({ id }) => open.has(id));
      return c.json({ areas: areas.map(({ id, name }) => ({ id, name })) }, 200);
    })
    .openapi(routes.menusRoute, (c) => {
      const query = c.req.valid('query');
      const admitted = admit(c.req.valid('param').storeId, query, query.dates);
      if (!admitted.ok) return refuse(c, admitted);
      const { house, occasion, covers } = admitted;
      const isServed = (menuId: string) =>
        query.dates.some((date) =>
          timesFor(house, { date, occasion, covers, menuIds: [menuId] }, nowMs()).some(
            ({ time }) => query.time === undefined || query.time === time,
          ),
        );
      const menus = house.menus.filter(({ id }) => isServed(id));
      return c.json({ menus: menus.map(({ id, name, description }) => ({ id, name, description })) }, 200);
    })
    .openapi(routes.slotsRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const query = c.req.valid('query');
      const admitted = admit(storeId, query, query.dates);
      if (!admitted.ok) return refuse(c, admitted);
      const { house, occasion, covers } = admitted;
      const { areaId, menuIds } = query;
      const read = await sheets.read(query.dates.map((date) => ({ storeId, date })));
      const dates = query.dates.map((date, index) => {
        const wish = { date, occasion, covers, areaId, menuIds };
        const list = runsOn(occasion, date) ? offers(house, wish, read[index]?.seated ?? [], nowMs()) : [];
        return { date, times: slotsOf(list, occasion) };
      });
      if (dates.every(({ times }) => times.length === 0)) return refuse(c, { ok: false, code: 4 });
      return c.json({ dates }, 200);
    })
    .openapi(routes.requirementsRoute, (c) => {
      const query = c.req.valid('query');
      const admitted = admit(c.req.valid('param').storeId, query, [query.bookingDate]);
      if (!admitted.ok) return refuse(c, admitted);
      const { occasion, covers } = admitted;
      const isCardGuaranteeRequired = needsCardGuarantee(occasion, covers, query.bookingDate);
      return c.json({ isPlaceAsEnquiryEnabled: occasion.takesEnquiries, isCardGuaranteeRequired }, 200);
    })
    .openapi(routes.alternativesRoute, async (c) => {
      const { adults, children, ...query } = c.req.valid('query');
      const here = houses().get(c.req.valid('param').storeId);
      if (!here) return refuse(c, { ok: false, code: 3 });
      const around = { sheets, houses: houses(), bookingsOpen: bookingsOpen(), nowMs: nowMs() };
      return c.json(await alternatives(here, { ...query, covers: adults + children }, around), 200);
    })
    .openapi(routes.availabilityRoute, async (c) => {
      if (!bookingsOpen()) return refuse(c, { ok: false, code: 10 });
      const { stores, date, adultCovers, childrenCovers } = c.req.valid('json');
      const read = await sheets.read(stores.map(({ storeId }) => ({ storeId, date })));
      const now = nowMs();
      const wish = { date, covers: adultCovers + childrenCovers };
      const answers = stores.map(({ storeId, miles }, index) => {
        const admitted = admitHouse(storeId, [date]);
        const times = admitted.ok ? freeTimes(admitted.house, wish, read[index]?.seated ?? [], now) : [];
        return { storeId, miles, available: times.length > 0, times };
      });
      return c.json({ success: true as const, stores: answers }, 200);
    })
    .openapi(routes.createBookingRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const party = { ...request, adults: request.adultCovers, children: request.childCovers };
      const admitted = cardAsked(admit(storeId, party, [request.date]), request.date);
      const outcome = admitted.ok
        ? await desk.book({ storeId, ...admitted, request })
        : await desk.earlierOutcome(storeId, request);
      if (outcome?.ok) return c.json(outcome.answer, 200);
      if (outcome?.reason === 'key-reused') return c.json(KEY_REUSED, 409);
      return refuse(c, admitted.ok ? { ok: false, code: 4 } : admitted);
    });
}

/** Code 5 where a card would have to stand good for the table: the restaurant takes such bookings itself. */
function cardAsked(admitted: Admitted | Refusal, date: string): Admitted | Refusal {
  if (!admitted.ok || !needsCardGuarantee(admitted.occasion, admitted.covers, date)) return admitted;
  return { ok: false, code: 5 };
}

function bookable({ id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup }: Occasion) {
  return { id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup };
}
