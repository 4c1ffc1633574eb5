import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test, vi } from 'vitest';
import { type ApiVariables, json } from '../api.ts';
import { apiDocs } from './api-docs.server.tsx';

const found = { 200: { description: 'Found', ...json(z.object({ found: z.boolean() })) } };

test('the API is described once, and again only to those who have not read it', async () => {
  const api = new OpenAPIHono<ApiVariables>();
  const build = vi.spyOn(api, 'getOpenAPI31Document');
  const docs = apiDocs(api);
  api.openAPIRegistry.registerPath(createRoute({ method: 'get', path: '/added-after', responses: found }));
  for (const path of ['/openapi.json', '/docs']) {
    const first = await docs.request(path);
    expect(await first.text()).toContain('/added-after');
    const etag = first.headers.get('etag') as string;
    const again = await docs.request(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await docs.request(path, { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  }
  expect(build).toHaveBeenCalledTimes(1);
});
