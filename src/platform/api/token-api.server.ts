import { createRoute, z } from '@hono/zod-openapi';
import { createArea, json } from './api.ts';
import { TOKEN_SECONDS, type Tokens } from './caller/tokens.server.ts';
import type { Endpoints } from './endpoints.ts';

const routes = {
  token: createRoute({
    method: 'post',
    path: '/token',
    summary: 'A bearer token for this site',
    tags: ['Token'],
    request: { body: json(z.object({ clearCache: z.boolean().optional() })) },
    responses: {
      200: {
        description: 'The token and its lifetime in seconds',
        ...json(z.object({ accessToken: z.string(), expiresIn: z.int() })),
      },
    },
  }),
};
export type TokenEndpoints = Endpoints<'', typeof routes>;

/** Issues the token every other call needs; `brandKey` is read on each call. */
export function tokenApi(tokens: Tokens, brandKey: () => string) {
  return createArea().openapi(routes.token, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ accessToken: await tokens.issue(brandKey()), expiresIn: TOKEN_SECONDS }, 200);
  });
}
