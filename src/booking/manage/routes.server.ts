import { createRoute } from '@hono/zod-openapi';
import { errorResponse } from '../../platform/api.ts';
import { answer, json, tags } from '../routes.server.ts';
import * as contract from './contract.ts';

const params = contract.manageParams;
const moved = { 409: errorResponse('It can no longer be done, or not on the terms shown; the message says why') };

export const manageRoute = createRoute({
  method: 'get',
  path: '/manage/{manageToken}',
  tags,
  summary: 'A booking as the link of its e-mail shows it',
  request: { params },
  responses: answer('The booking', contract.manageAnswer),
});

export const changeRoute = createRoute({
  method: 'post',
  path: '/manage/{manageToken}/change',
  tags,
  summary: 'Moves a booking to another date, time, party, menu or area',
  request: { params, body: { required: true, ...json(contract.changeBody) } },
  responses: {
    ...moved,
    ...answer('Status 1 changed; 9 the slot was taken and all stands as it was', contract.changeAnswer),
  },
});

export const cancelRoute = createRoute({
  method: 'post',
  path: '/manage/{manageToken}/cancel',
  tags,
  summary: 'Cancels a booking for the fee that was shown',
  request: { params, body: { required: true, ...json(contract.cancelBody) } },
  responses: { ...moved, ...answer('Cancelled', contract.cancelAnswer) },
});
