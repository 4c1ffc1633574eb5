import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../../tests/support/desk.ts';

let desk: TestDesk;
let reader: Awaited<ReturnType<TestDesk['signedIn']>>;
let host: typeof reader;
let party: string;

beforeAll(async () => {
  desk = await openTestDesk();
  party = `/desk/leeds/parties/${await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' })}`;
  reader = await desk.signedIn('Priya', { storeId: '9001', role: 'reader' });
  host = await desk.signedIn('Tom', { storeId: '9001', role: 'host' });
});
afterAll(() => desk.close());

test.each(['/walk-in', '/walk-in?covers=2', '/book', 'change', 'cancel'])(
  'a reader is refused %s as it opens, a host isn’t',
  async (page) => {
    const address = page.startsWith('/') ? `/desk/leeds${page}` : `${party}/${page}`;
    const refusal = await reader.send(address);
    expect(refusal.status).toBe(403);
    expect(await refusal.text()).toContain('That’s for hosts and managers. You can still see the day.');
    expect((await host.send(address)).status).toBe(200);
  },
);

test.each([
  '/desk/leeds/blocks',
  '/desk/leeds/guarantees',
  '/desk/leeds/log',
  '/desk/leeds/feeds',
  '/desk/leeds/figures',
  '/desk/leeds/figures.csv',
  '/desk/leeds/day.csv',
  '/desk/figures',
  '/desk/figures.csv',
  '/desk/guests',
  '/desk/people',
  '/desk/devices',
])('a reader and a host are refused %s as it opens', async (address) => {
  expect((await reader.send(address)).status).toBe(403);
  expect((await host.send(address)).status).toBe(403);
});

test.each(['', '/timeline', '/waiting', '/enquiries', '/closing', '/sheet', '/vouchers'])(
  'a reader sees leeds%s and nothing to change it with',
  async (page) => {
    const response = await reader.send(`/desk/leeds${page}`);
    expect(response.status).toBe(200);
    const forms = (await response.text()).match(/<form[^>]*method="post"[^>]*>/g);
    expect(forms).toEqual([expect.stringContaining('action="/desk/sign-out"')]);
  },
);
