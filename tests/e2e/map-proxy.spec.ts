import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningServer, startServer } from '../load/server.ts';
import { expect, test } from './support.ts';

/** A host of a map with streets, whose tiles are empty. */
let host: Server;
let site: RunningServer;

test.beforeAll(async () => {
  host = createServer((request, response) => {
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    if (request.url !== '/style.json') return response.writeHead(204).end();
    const sources = { map: { type: 'vector', tiles: [`${origin}/{z}/{x}/{y}.pbf`], maxzoom: 14 } };
    const streets = { id: 'streets', type: 'line', source: 'map', 'source-layer': 'transportation' };
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ version: 8, sources, layers: [streets] }));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const style = `http://127.0.0.1:${(host.address() as AddressInfo).port}/style.json`;
  site = await startServer({ MAP_STYLE_URL: style, MAP_PROXY: 'on', CLOCK: '2026-11-20T10:00:00Z' });
});
test.afterAll(async () => {
  await site.stop();
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
});

test('a map with streets comes through this site alone, and a marker is shown at zoom 18', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const answer = await page.goto(`${site.url}/find-us?q=Inverness`);
  expect(answer?.headers()['content-security-policy']).not.toContain('127.0.0.1');
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('button', { name: /^Inverness Eastgate, / }).press('Enter', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  expect(asked.map(({ pathname }) => pathname)).toContain('/map-style/style.json');
  expect(asked.filter(({ pathname }) => pathname.startsWith('/map-style/tiles/0/')).length).toBeGreaterThan(0);
  const others = asked.filter(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(site.url).origin,
  );
  expect(others.map(({ href }) => href)).toEqual([]);
});
