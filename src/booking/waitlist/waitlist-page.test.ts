import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { exampleManagedBooking, exampleWaitlistEntry } from '../../../tests/support/managed.ts';
import { apiContext, type PageContext, pageContext } from '../../platform/api/page-context.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { loader } from './waitlist-page.tsx';

const entry = { ...exampleWaitlistEntry({ status: 'booked' }), booking: { manageToken: 'its-own' } };

/** Opens the link of an entry that became this booking, at an instant; the address it leads on to, or null. */
async function leadsTo(booking: ManagedBooking, now: string): Promise<string | null> {
  const get = async (path: string) => ({ ok: true, data: path.includes('/manage/') ? { booking } : { entry } });
  const context = new RouterContextProvider();
  context.set(apiContext, { booking: { get } } as unknown as ServerApi);
  context.set(pageContext, { now: Date.parse(now) } as PageContext);
  const given = { params: { waitlistToken: 'token' }, context } as unknown as Parameters<typeof loader>[0];
  try {
    await loader(given);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

test.each([
  ['a table to come is shown here', 'booked', '2026-11-27T20:29:59Z', null],
  ['after the visit its own page says what became of it', 'booked', '2026-11-27T20:30:00Z', '/booking/its-own'],
  ['and once it is cancelled', 'cancelled', '2026-11-20T12:00:00Z', '/booking/its-own'],
] as const)('%s', async (_, status, now, page) => {
  expect(await leadsTo(exampleManagedBooking({ status }), now)).toBe(page);
});
