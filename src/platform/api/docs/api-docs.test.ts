import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test, vi } from 'vitest';
import { type ApiVariables, json } from '../api.ts';
import { apiDocs } from './api-docs.server.tsx';

const success = { 200: { description: 'Found', ...json(z.object({ success: z.boolean() })) } };

test('the API document is built once, and a client that has it gets a 304', async () => {
  const api = new OpenAPIHono<ApiVariables>();
  const build = vi.spyOn(api, 'getOpenAPI31Document');
  const docs = apiDocs(api);
  api.openAPIRegistry.registerPath(createRoute({ method: 'get', path: '/added-after', responses: success }));
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
