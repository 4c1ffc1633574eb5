import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { exampleManagedBooking, exampleWaitlistEntry } from '../../../tests/support/managed.ts';
import { apiContext, type PageContext, pageContext } from '../../platform/api/page-context.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { loader } from './waitlist-page.tsx';

const entry = { ...exampleWaitlistEntry({ status: 'booked' }), booking: { manageToken: 'its-own' } };

/** Opens the link of an entry with this booking; returns where it redirects, or null. */
async function leadsTo(booking: ManagedBooking, now: string): Promise<string | null> {
  const get = async (path: string) => ({ ok: true, data: path.includes('/manage/') ? { booking } : { entry } });
  const context = new RouterContextProvider();
  context.set(apiContext, { booking: { get } } as unknown as ServerApi);
  context.set(pageContext, { now: Date.parse(now) } as PageContext);
  const args = { params: { waitlistToken: 'token' }, context } as unknown as Parameters<typeof loader>[0];
  try {
    await loader(args);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

test.each([
  ['shows an upcoming table', 'booked', '2026-11-27T20:29:59Z', null],
  ['leads to the booking’s page after the visit', 'booked', '2026-11-27T20:30:00Z', '/booking/its-own'],
  ['leads to the booking’s page after its cancellation', 'cancelled', '2026-11-20T12:00:00Z', '/booking/its-own'],
] as const)('the waitlist page %s', async (_, status, now, page) => {
  expect(await leadsTo(exampleManagedBooking({ status }), now)).toBe(page);
});
