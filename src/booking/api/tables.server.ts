import { createRoute } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { createArea, json } from '../../platform/api/api.ts';
import type { Clock } from '../../platform/clock.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { FORBIDDEN, UNPROCESSABLE } from '../../values/http-status.ts';
import { slotSearchTime } from '../booking-figures.server.ts';
import * as contract from '../contracts/booking.ts';
import { coversOf } from '../contracts/covers.ts';
import { alternatives } from '../engine/alternatives.server.ts';
import type { DaySheets } from '../engine/day/day-sheets.server.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { freeTimes } from '../rules/seating/availability.ts';
import { isOver } from '../rules/times/service-times.ts';
import { AVAILABILITY_FAILED } from './availability-failure.server.ts';
import { refuse } from './parts/refuse.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';
import { findSlots } from './slots.server.ts';

const routes = {
  slots: createRoute({
    method: 'get',
    path: '/slots/{storeId}',
    tags,
    summary: 'The times the party can sit',
    request: { params: contract.storeParams, query: contract.slotsQuery },
    responses: answer('Times by date, in service order', contract.slotsAnswer),
  }),
  availability: createRoute({
    method: 'post',
    path: '/availability',
    tags,
    summary: 'Free times of several restaurants at once',
    request: { body: { required: true, ...json(contract.availabilityBody) } },
    responses: {
      200: { description: 'Each requested restaurant, in the order requested', ...json(contract.availabilityAnswer) },
      [FORBIDDEN]: { description: 'No restaurant of the brand takes bookings', ...json(contract.availabilityFailed) },
      [UNPROCESSABLE]: {
        description: 'A past date; any other failure says the same',
        ...json(contract.availabilityFailed),
      },
    },
  }),
  alternatives: createRoute({
    method: 'get',
    path: '/alternatives/{storeId}',
    tags,
    summary: 'The nearest free times here, and other restaurants free near that time',
    request: { params: contract.storeParams, query: contract.alternativesQuery },
    responses: answer('Nearest first', contract.alternativesAnswer),
  }),
};
export type TableRoutes = typeof routes;

const timed = (search: string) =>
  createMiddleware(async (_c, next) => {
    const stopTimer = slotSearchTime.startTimer({ search });
    await next();
    stopTimer();
  });

/** Slots of one restaurant, free times of several, and alternatives to a full time. */
export function tablesApi(eligibility: EligibilityChecker, sheets: DaySheets, clock: Clock) {
  const nowMs = () => clock().epochMilliseconds;
  const area = createArea();
  for (const search of Object.keys(routes)) area.use(`/${search}/*`, timed(search));
  return area
    .openapi(routes.slots, async (c) => {
      const now = nowMs();
      const outcome = await findSlots(
        { eligibility, seatedOn: (days) => sheets.search(days, now), nowMs: now },
        { storeId: c.req.valid('param').storeId, query: c.req.valid('query') },
      );
      return outcome.ok ? c.json({ dates: outcome.dates }, 200) : refuse(c, outcome);
    })
    .openapi(routes.availability, async (c) => {
      if (!eligibility.bookingsOpen()) return c.json(AVAILABILITY_FAILED, FORBIDDEN);
      const { stores, date, adultCovers, childrenCovers, occasionId } = c.req.valid('json');
      const now = nowMs();
      const restaurants = stores.flatMap(({ storeId }) => eligibility.restaurants().get(storeId)?.restaurant ?? []);
      if (restaurants.length > 0 && restaurants.every((restaurant) => isOver(restaurant, date, now)))
        return c.json(AVAILABILITY_FAILED, UNPROCESSABLE);
      const read = await sheets.search(
        stores.map(({ storeId }) => ({ storeId, date })),
        now,
      );
      const request = { date, covers: coversOf({ adultCovers, childCovers: childrenCovers }), occasionId };
      const answers = stores.map(({ storeId, miles }, index) => {
        const eligible = eligibility.checkRestaurant(storeId, [date]);
        const offer = eligible.ok ? freeTimes(eligible.restaurantWithMenus, request, read[index] ?? [], now) : null;
        const times = offer ?? [];
        return { storeId, miles, available: times.length > 0, times, offered: offer !== null };
      });
      return c.json({ success: true as const, stores: answers }, 200);
    })
    .openapi(routes.alternatives, async (c) => {
      const { adults, children, ...query } = c.req.valid('query');
      const covers = coversOf({ adultCovers: adults, childCovers: children });
      const here = eligibility.restaurants().get(c.req.valid('param').storeId);
      if (!here) return refuse(c, { code: errorCodes.restaurantNotFound });
      if (isOver(here.restaurant, query.date, nowMs())) return refuse(c, { code: errorCodes.noRestrictions });
      const around = {
        sheets,
        restaurantsById: eligibility.restaurants(),
        bookingsOpen: eligibility.bookingsOpen(),
        nowMs: nowMs(),
      };
      return c.json(await alternatives(here, { ...query, covers }, around), 200);
    });
}
