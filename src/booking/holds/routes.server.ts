import { createRoute } from '@hono/zod-openapi';
import { errorResponse } from '../../platform/api.ts';
import { storeParams } from '../contract.ts';
import { answer, json, tags } from '../routes.server.ts';
import { held, holdAnswer, holdBody, holdParams } from './contract.ts';

const gone = {
  409: errorResponse('Renewed once already'),
  410: errorResponse('No longer held'),
};

export const placeHoldRoute = createRoute({
  method: 'post',
  path: '/holds/{storeId}',
  tags,
  summary: 'Holds a table for eight minutes',
  request: { params: storeParams, body: { required: true, ...json(holdBody) } },
  responses: answer('A token and when it is over; status 9 when the slot was just taken', holdAnswer),
});

export const renewHoldRoute = createRoute({
  method: 'post',
  path: '/holds/{holdToken}/renew',
  tags,
  summary: 'Eight more minutes, once',
  request: { params: holdParams },
  responses: { ...gone, 200: { description: 'The new end', ...json(held) } },
});

export const releaseHoldRoute = createRoute({
  method: 'delete',
  path: '/holds/{holdToken}',
  tags,
  summary: 'Gives a held table back',
  request: { params: holdParams },
  responses: { 204: { description: 'Not held any more, whether it was or not' } },
});
