import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningServer, startServer } from '../load/server.ts';
import { expect, expectAccessibleAtEachSize, test } from './support.ts';

// One site for all tests, with the suite's own as its booking backend.
test.describe.configure({ mode: 'default' });

let backend: Server;
let site: RunningServer;
/** How the backend answers requests for tables. */
let tables: (asked: IncomingMessage, answer: ServerResponse) => void;
let passOn: typeof tables;

test.beforeAll(async () => {
  const own = new URL(test.info().project.use.baseURL ?? '');
  passOn = (asked, answer) => {
    const { method, url, headers } = asked;
    const further = request({ host: own.hostname, port: own.port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    asked.pipe(further);
  };
  backend = createServer((asked, answer) =>
    asked.url === '/api/booking/availability' ? tables(asked, answer) : passOn(asked, answer),
  );
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const { port } = backend.address() as AddressInfo;
  site = await startServer({
    BOOKING_API_URL: `http://127.0.0.1:${port}`,
    CLOCK: '2026-11-20T10:00:00Z',
    MAP_STYLE_URL: 'off',
  });
});
test.afterAll(async () => {
  await site.stop();
  backend.closeAllConnections();
  await new Promise((done) => backend.close(done));
});

test('the finder doesn’t wait for late tables, and no row moves when they come @phone', async ({ page }) => {
  let calls = 0;
  tables = (asked, answer) => {
    calls += 1;
    // The page's own request is never answered.
    if (calls > 1) passOn(asked, answer);
  };
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/booking/availability', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first, second] = answer.stores;
    Object.assign(first, { available: false, times: [] });
    Object.assign(second, { available: true, times: ['21:15', '21:30'] });
    await looked.promise;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`${site.url}/find-us?q=LS1+4DY`);
  const rows = page.locator('ol:visible > li');
  await expect(rows.getByText('Looking for tables…').nth(1)).toBeVisible();
  const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const before = await tops();
  looked.resolve();
  await expect(rows.getByText('No tables left for 2 that day.')).toBeVisible();
  await expect(rows.getByRole('link', { name: '9.15pm' })).toBeVisible();
  expect(await tops()).toEqual(before);
});

test('each restaurant says so when its tables can’t be checked @phone-first', async ({ page }) => {
  tables = (_asked, answer) =>
    answer
      .writeHead(422, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: false, message: 'Error checking availability' }));
  await page.goto(`${site.url}/find-us?q=LS1+4DY`);
  const row = page.locator('ol:visible > li', { hasText: 'Leeds Greek Street' });
  await expect(row.getByText('Error checking availability.')).toBeVisible();
  await expect(row.getByRole('link', { name: '0113 496 0131' })).toBeVisible();
  await expectAccessibleAtEachSize(page);
});
