import { createRoute, type z } from '@hono/zod-openapi';
import { errorResponse } from '../platform/api.ts';
import * as contract from './contract.ts';

export const tags = ['Booking'];
export const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } } });
export const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, ...json(schema) },
  400: errorResponse('The request does not fit; `fields` says where'),
  403: errorResponse('No online booking here: code 1, 10, 11, 19 or 20'),
  404: errorResponse('Code 3: no such restaurant'),
  422: errorResponse('Code 4, 5, 6, 17 or 18'),
  503: errorResponse('Code 2: the restaurant’s rules do not go together'),
});
const params = contract.storeParams;

export const occasionsRoute = createRoute({
  method: 'get',
  path: '/occasions/{storeId}',
  tags,
  summary: 'The occasions that can be booked on a date',
  request: { params, query: contract.occasionsQuery },
  responses: answer('The occasions, the one to select first at the head', contract.occasionsAnswer),
});

export const areasRoute = createRoute({
  method: 'get',
  path: '/areas/{storeId}',
  tags,
  summary: 'The areas that can seat the party',
  request: { params, query: contract.areasQuery },
  responses: answer('The areas, after the occasion’s link group', contract.areasAnswer),
});

export const menusRoute = createRoute({
  method: 'get',
  path: '/bookingmenu/{storeId}',
  tags,
  summary: 'The menus that can be chosen',
  request: { params, query: contract.menusQuery },
  responses: answer('The menus, after the occasion’s link group', contract.menusAnswer),
});

export const slotsRoute = createRoute({
  method: 'get',
  path: '/slots/{storeId}',
  tags,
  summary: 'The times at which the party can sit',
  request: { params, query: contract.slotsQuery },
  responses: answer('Times by date, in service order', contract.slotsAnswer),
});

export const requirementsRoute = createRoute({
  method: 'get',
  path: '/requirements/{storeId}',
  tags,
  summary: 'What a booking at this time needs',
  request: { params, query: contract.requirementsQuery },
  responses: answer('Whether it can be an enquiry and whether a card is asked for', contract.requirementsAnswer),
});

export const alternativesRoute = createRoute({
  method: 'get',
  path: '/alternatives/{storeId}',
  tags,
  summary: 'The nearest free times here, and other restaurants free near that time',
  request: { params, query: contract.alternativesQuery },
  responses: answer('Nearest first', contract.alternativesAnswer),
});

export const availabilityRoute = createRoute({
  method: 'post',
  path: '/availability',
  tags,
  summary: 'Free times of several restaurants at once',
  request: { body: { required: true, ...json(contract.availabilityBody) } },
  responses: answer('Each wanted restaurant, in the order asked', contract.availabilityAnswer),
});

export const upsellsRoute = createRoute({
  method: 'get',
  path: '/upsells/{storeId}',
  tags,
  summary: 'Extras that can be laid on the table',
  request: { params, query: contract.upsellsQuery },
  responses: answer('The extras; those that cannot be had only when asked for', contract.upsellsAnswer),
});

/** The sender has no captcha and has sent a few already. */
export const checkedSender = { 429: errorResponse('More without a captcha token than one caller may send') };
const submitted = {
  ...checkedSender,
  ...answer('Status 1 with a reference; status 9 without one when the slot was just taken', contract.createAnswer),
  409: errorResponse('The idempotency key was used for another booking'),
};

export const createBookingRoute = createRoute({
  method: 'post',
  path: '/create/{storeId}',
  tags,
  summary: 'Books a table',
  request: { params, body: { required: true, ...json(contract.createBody) } },
  responses: submitted,
});

export const enquiryRoute = createRoute({
  method: 'post',
  path: '/enquiry/{storeId}',
  tags,
  summary: 'Asks for a table at a full time; none is held',
  request: { params, body: { required: true, ...json(contract.enquiryBody) } },
  responses: { ...submitted, ...answer('Status 2 with a reference', contract.createAnswer) },
});

export const eventRoute = createRoute({
  method: 'post',
  path: '/events/{storeId}',
  tags,
  summary: 'Asks for an event, larger than any table if need be',
  request: { params, body: { required: true, ...json(contract.eventBody) } },
  responses: { ...submitted, ...answer('Status 3 with a reference', contract.createAnswer) },
});
