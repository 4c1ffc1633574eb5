import { createRoute } from '@hono/zod-openapi';
import { createArea } from '../../platform/api/api.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BookingRules, Occasion } from '../../restaurants/contract.ts';
import { declaredAllergens } from '../../values/allergens/allergens.ts';
import * as errorCodes from '../../values/error-codes.ts';
import * as contract from '../contracts/booking.ts';
import { guaranteeFor } from '../rules/card-terms.ts';
import { coversOfAll, coversOnline } from '../rules/covers-online.ts';
import type { EligibilityChecker, EligibleParty } from '../rules/eligibility-checker.ts';
import { areasFor, cardFromCovers, menusFor, needsCardGuarantee, occasionsOn } from '../rules/occasions.ts';
import { serviceTimesFor } from '../rules/seating/availability.ts';
import { bookableDates, serviceTimes, turnMinutes } from '../rules/times/service-times.ts';
import { upsellsFor } from '../rules/upsells.ts';
import { occasionsOnOtherDates } from '../rules/when-full/other-dates.ts';
import { refuse } from './parts/refuse.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';
import { partyInQuery } from './party-in-query.server.ts';

const routes = {
  occasions: createRoute({
    method: 'get',
    path: '/occasions/{storeId}',
    tags,
    summary: 'The occasions bookable on a date',
    request: { params: contract.storeParams, query: contract.occasionsQuery },
    responses: answer('The occasions, with the default first', contract.occasionsAnswer),
  }),
  areas: createRoute({
    method: 'get',
    path: '/areas/{storeId}',
    tags,
    summary: 'The areas that can seat the party',
    request: { params: contract.storeParams, query: contract.areasQuery },
    responses: answer('The areas, filtered by the occasion’s link group', contract.areasAnswer),
  }),
  menus: createRoute({
    method: 'get',
    path: '/bookingmenu/{storeId}',
    tags,
    summary: 'The menus on offer',
    request: { params: contract.storeParams, query: contract.menusQuery },
    responses: answer('The menus, filtered by the occasion’s link group', contract.menusAnswer),
  }),
  requirements: createRoute({
    method: 'get',
    path: '/requirements/{storeId}',
    tags,
    summary: 'What a booking at this time needs',
    request: { params: contract.storeParams, query: contract.requirementsQuery },
    responses: answer('Whether it can be an enquiry, and whether a card is required', contract.requirementsAnswer),
  }),
  upsells: createRoute({
    method: 'get',
    path: '/upsells/{storeId}',
    tags,
    summary: 'Extras that can be ordered ahead',
    request: { params: contract.storeParams, query: contract.upsellsQuery },
    responses: answer('The extras; unavailable ones only on request', contract.upsellsAnswer),
  }),
};
export type ChoiceRoutes = typeof routes;

/** Choices before a time is known: occasions, areas and menus; and the requirements of the booking. */
export function choicesApi(eligibility: EligibilityChecker, clock: Clock) {
  const nowMs = () => clock().epochMilliseconds;
  /** The instant of the date and time; null when the restaurant seats nobody then. */
  const startOf = ({ restaurantWithMenus, covers }: EligibleParty, { date, time }: { date: string; time: string }) =>
    serviceTimes(restaurantWithMenus.restaurant, date, covers, nowMs()).find((slot) => slot.time === time)?.startsAt ??
    null;
  return createArea()
    .openapi(routes.occasions, (c) => {
      const { date } = c.req.valid('query');
      const eligible = eligibility.checkRestaurant(c.req.valid('param').storeId, [date]);
      if (!eligible.ok) return refuse(c, eligible);
      const { restaurant } = eligible.restaurantWithMenus;
      const occasions = occasionsOn(restaurant.booking, date).map((occasion) =>
        toBookable(restaurant.booking, occasion, date),
      );
      if (occasions.length === 0) return refuse(c, { code: errorCodes.noAvailableOccasion });
      const covers = coversOfAll(occasions.map(({ coversOnline }) => coversOnline));
      const others = occasionsOnOtherDates(restaurant, date, nowMs());
      const dates = bookableDates(restaurant, nowMs());
      return c.json({ occasions, occasionsOnOtherDates: others, coversOnline: covers, ...dates }, 200);
    })
    .openapi(routes.areas, (c) => {
      const query = c.req.valid('query');
      const eligible = eligibility.checkParty(c.req.valid('param').storeId, partyInQuery(query), query.dates);
      if (!eligible.ok) return refuse(c, eligible);
      const rules = eligible.restaurantWithMenus.restaurant.booking;
      const onDate = (date: string) => areasFor(rules, eligible.occasion, date, eligible.covers);
      const open = new Set(query.dates.flatMap((date) => onDate(date).map(({ id }) => id)));
      const areas = rules.areas.filter(({ id }) => open.has(id));
      return c.json({ areas: areas.map(({ id, name }) => ({ id, name })) }, 200);
    })
    .openapi(routes.menus, (c) => {
      const { dates, time: wanted, ...party } = c.req.valid('query');
      const eligible = eligibility.checkParty(c.req.valid('param').storeId, partyInQuery(party), dates);
      if (!eligible.ok) return refuse(c, eligible);
      const { restaurantWithMenus, occasion, covers } = eligible;
      if (menusFor(restaurantWithMenus.menus, occasion).length === 0)
        return refuse(c, { code: errorCodes.invalidBookingConfig });
      const now = nowMs();
      const isServed = (menuId: string) =>
        dates
          .flatMap((date) => serviceTimesFor(restaurantWithMenus, { date, occasion, covers, menuIds: [menuId] }, now))
          .some(({ time }) => wanted === undefined || wanted === time);
      const menus = restaurantWithMenus.menus.filter(({ id }) => isServed(id));
      return c.json({ menus: menus.map(({ id, name, description }) => ({ id, name, description })) }, 200);
    })
    .openapi(routes.requirements, (c) => {
      const { bookingDate: date, ...party } = c.req.valid('query');
      const eligible = eligibility.checkParty(c.req.valid('param').storeId, partyInQuery(party), [date]);
      if (!eligible.ok) return refuse(c, eligible);
      const { restaurantWithMenus, occasion, covers } = eligible;
      const { restaurant } = restaurantWithMenus;
      const { menuId, areaId, time } = party;
      const request = { date, occasion, covers, areaId, menuIds: [menuId] };
      const slot = serviceTimesFor(restaurantWithMenus, request, nowMs()).find((option) => option.time === time);
      if (!slot) return refuse(c, { code: errorCodes.noFreeSlot });
      const { startsAt } = slot;
      const answer = {
        isPlaceAsEnquiryEnabled: occasion.takesEnquiries,
        isCardGuaranteeRequired: needsCardGuarantee(occasion, covers, date),
        cardGuarantee: guaranteeFor(restaurant, { occasion, covers, date, startsAt, nowMs: nowMs() }),
        turnMinutes: turnMinutes(restaurant.booking, covers),
      };
      return c.json(answer, 200);
    })
    .openapi(routes.upsells, (c) => {
      const { bookingDate: date, includeUnavailable, ...party } = c.req.valid('query');
      const eligible = eligibility.checkParty(c.req.valid('param').storeId, partyInQuery(party), [date]);
      if (!eligible.ok) return refuse(c, eligible);
      const startsAt = startOf(eligible, { ...party, date });
      if (startsAt === null) return refuse(c, { code: errorCodes.noFreeSlot });
      const table = { occasionId: party.occasionId, date, startsAt, nowMs: nowMs() };
      const upsells = upsellsFor(eligible.restaurantWithMenus.restaurant.booking, table)
        .filter(({ available }) => available || includeUnavailable)
        .map(({ id, name, description, price, available, allergens, allergenKinds, kcal, serves }) => ({
          id,
          name,
          description,
          price,
          available,
          kcal,
          serves,
          ...(allergens && { allergens: declaredAllergens(allergens, allergenKinds) }),
        }));
      return c.json({ upsells }, 200);
    });
}

function toBookable(rules: BookingRules, occasion: Occasion, date: string) {
  const { id, name, minimumCovers, maximumCovers, menuLinkGroup, areaLinkGroup, disabledMessage } = occasion;
  return {
    id,
    name,
    minimumCovers,
    maximumCovers,
    menuLinkGroup,
    areaLinkGroup,
    coversOnline: disabledMessage ? null : coversOnline(rules, occasion, date),
    takesRequests: occasion.takesEnquiries && !disabledMessage,
    cardFromCovers: cardFromCovers(occasion, date),
  };
}
