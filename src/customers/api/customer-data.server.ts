import { createRoute, z } from '@hono/zod-openapi';
import { createArea, errorResponse, json, notFound } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import { leaveByLink } from '../engine/leave.server.ts';
import type { CustomerApiDeps } from './sign-up.server.ts';

export const CUSTOMER_DATA_PATH = '/customer-data';

const tags = ['Preferences'];
const doneAnswer = z.object({ message: z.literal('Success') });
const success = { message: 'Success' } as const;

const routes = {
  unsubscribe: createRoute({
    method: 'post',
    path: '/unsubscribe',
    tags,
    summary: 'Ends marketing by e-mail, by the link of an e-mail',
    request: { body: { required: true, ...json(z.object({ token: z.string().max(200) })) } },
    responses: {
      200: { description: 'Nothing more is sent', ...json(doneAnswer) },
      404: errorResponse('No such link'),
    },
  }),
};
export type CustomerDataEndpoints = Endpoints<typeof CUSTOMER_DATA_PATH, typeof routes>;

/** What customers do with what we hold of them. */
export function customerDataApi(deps: CustomerApiDeps) {
  return createArea().openapi(routes.unsubscribe, async (c) => {
    const known = await leaveByLink(deps, c.req.valid('json').token);
    return known ? c.json(success, 200) : notFound(c, 'This link leads nowhere.');
  });
}
