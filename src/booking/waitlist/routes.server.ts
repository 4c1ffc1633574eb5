import { createRoute } from '@hono/zod-openapi';
import { errorResponse } from '../../platform/api.ts';
import { storeParams } from '../contract.ts';
import { answer, checkedSender, json, tags } from '../routes.server.ts';
import * as contract from './contract.ts';

const params = contract.waitlistParams;

export const joinWaitlistRoute = createRoute({
  method: 'post',
  path: '/waitlist/{storeId}',
  tags,
  summary: 'Gets in line for a full time',
  request: { params: storeParams, body: { required: true, ...json(contract.waitlistBody) } },
  responses: {
    409: errorResponse('That time is free'),
    ...checkedSender,
    ...answer('A reference and the place in the line', contract.waitlistAnswer),
  },
});

export const waitlistPlaceRoute = createRoute({
  method: 'get',
  path: '/waitlist/place/{waitlistToken}',
  tags,
  summary: 'A place in the line as the link of its messages shows it',
  request: { params },
  responses: answer('The place', contract.waitlistPlaceAnswer),
});

export const claimRoute = createRoute({
  method: 'post',
  path: '/waitlist/place/{waitlistToken}/claim',
  tags,
  summary: 'Books the table that is held for someone of the line',
  request: { params, body: { required: true, ...json(contract.claimBody) } },
  responses: {
    409: errorResponse('Nothing is offered'),
    ...answer('Status 1 with a reference; 9 when the table has gone meanwhile', contract.claimAnswer),
  },
});

export const leaveRoute = createRoute({
  method: 'post',
  path: '/waitlist/place/{waitlistToken}/leave',
  tags,
  summary: 'Leaves the line',
  request: { params },
  responses: {
    404: errorResponse('No such place'),
    200: { description: 'Out of the line', ...json(contract.leaveAnswer) },
  },
});
