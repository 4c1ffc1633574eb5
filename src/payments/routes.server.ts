import { createRoute, type z } from '@hono/zod-openapi';
import { errorResponse } from '../platform/api.ts';
import * as contract from './contract.ts';

const tags = ['Cards'];
const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } } });
const down = errorResponse('The card provider cannot be reached; nothing was charged');

export const clientTokenRoute = createRoute({
  method: 'get',
  path: '/client-token',
  tags,
  summary: 'A token with which the browser takes a card',
  responses: { 200: { description: 'The token', ...json(contract.clientTokenAnswer) }, 503: down },
});

export const submitRoute = createRoute({
  method: 'post',
  path: '/submit',
  tags,
  summary: 'Keeps a card that stands good for a table',
  request: { body: { required: true, ...json(contract.submitBody) } },
  responses: {
    200: { description: 'The card was checked with its bank and is kept', ...json(contract.submitAnswer) },
    400: errorResponse('The request does not fit; `fields` says where'),
    422: errorResponse(
      'The bank or its 3-D Secure step said no; `fields` says at `number`, `expiry` or `cvv` what to do',
    ),
    503: down,
  },
});
