import { expect, test } from 'vitest';
import { holdPort } from '../../scripts/hold-port.mjs';
import { freePort } from '../support/free-port.ts';

test('during a build the address serves a page that reloads itself', async () => {
  const port = await freePort();
  const release = await holdPort({ PORT: String(port) });
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
  const page = await ask('/restaurants?x=1');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('location.reload()');
  expect(await (await ask('/api/token')).json()).toMatchObject({ code: 503, title: 'Starting' });
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'starting' });
  expect((await ask('/healthz')).status).toBe(200);
  const secondPort = await holdPort({ PORT: String(port) });
  await secondPort();
  await release();
  await expect(ask('/')).rejects.toThrow();
});

test.each(['0', 'many', '70000'])('PORT=%s is left to the server', async (PORT) => {
  await (await holdPort({ PORT }))();
});
