import { createApiClient } from '../../src/platform/api/api-client.ts';
import { newAddress } from './strangers.ts';

type Customer = { firstName: string; lastName: string; email: string };

export const customerOf = (guest: number): Customer => ({
  firstName: 'Gina',
  lastName: 'Rossi',
  email: `guest${guest}@diner.example`,
});

/** An API client with its own token, as in a browser. */
export function outsideClient(url: string) {
  return createApiClient({
    brandKey: 'tavola',
    sessionId: () => '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    timeoutMs: 30_000,
    fetch: (path, init) => fetch(url + path, init),
    token: async () => {
      const answer = await fetch(`${url}/api/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      return ((await answer.json()) as { accessToken: string }).accessToken;
    },
  });
}

const BUSY = 503;
const AGAIN_MS = 100;

/**
 * Books a table for two at Leeds on Friday 27 November 2026; the idempotency key is per guest and time. Retries while
 * the server is busy.
 */
export async function bookTable(url: string, customer: Customer, time: string) {
  const client = outsideClient(url);
  const book = () =>
    client.send('/api/booking/create/1013', {
      method: 'POST',
      // A distinct address per guest, where the server trusts the proxy.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({
        idempotencyKey: `${customer.email.split('@')[0]}-${time}`,
        occasionId: 'table',
        menuId: 'main',
        areaId: null,
        date: '2026-11-27',
        time,
        adultCovers: 2,
        childCovers: 0,
        customer: {
          ...customer,
          phoneNumber: '',
          specialRequest: '',
          shouldReceivePromotions: false,
          shouldReceiveSms: false,
        },
        upsellIds: [],
      }),
    });
  let answer = await book();
  while (answer.status === BUSY && answer.headers.has('retry-after')) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    answer = await book();
  }
  return { status: answer.status, body: (await answer.json()) as unknown };
}
