import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CreateAnswer, CreateBody } from '../../src/booking/contract.ts';
import type { WaitlistBody } from '../../src/booking/waitlist/contract.ts';
import { testNonce } from '../../src/payments/test-vault/test-nonce.ts';
import { outsideClient } from '../support/booking-calls.ts';
import { expect } from './support.ts';

const letterLinks = /<a href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a><p>To ([^,]+),/g;

/** The path that a letter to this address leads to, once the letter has come; the newest letter with such a link. */
export async function linkInLetter(request: APIRequestContext, to: string, path: RegExp): Promise<string> {
  const find = async () => {
    const listing = await (await request.get('/dev/mailbox')).text();
    for (const [, letter, addressee] of listing.matchAll(letterLinks)) {
      if (addressee !== to) continue;
      const link = path.exec(await (await request.get(letter as string)).text())?.[0];
      if (link) return link;
    }
    return null;
  };
  let found: string | null = null;
  await expect
    .poll(
      async () => {
        found = await find();
        return found;
      },
      { message: `a letter to ${to}` },
    )
    .not.toBeNull();
  return found as unknown as string;
}

export const MANAGE_LINK = /\/booking\/[\w-]{43}(?![\w-])/;
export const WAITLIST_LINK = /\/booking\/waitlist\/[\w-]{43}(?![\w-])/;

const customer = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
});

/** A diner at an address of their own: what others write does not count against them. */
async function post<T>(baseURL: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomUUID() };
  const answer = await outsideClient(baseURL).send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await answer.json()) as T;
  expect(answer.status, `${path} ${JSON.stringify(said)}`).toBe(200);
  return said;
}

type Wish = Pick<CreateBody, 'occasionId' | 'menuId' | 'areaId' | 'date' | 'time' | 'adultCovers'>;

/** A card of the test vault, in the hands of the caller of the API. */
async function cardByApi(baseURL: string): Promise<string> {
  const nonce = testNonce('accepted', 'none');
  return (await post<{ customerId: string }>(baseURL, '/api/v1/payments/submit', { nonce })).customerId;
}

/** Books by the API, with a card where one is asked for; the reference. */
export async function bookByApi(
  baseURL: string,
  storeId: string,
  wish: Wish,
  { email, card = false }: { email: string; card?: boolean },
): Promise<string> {
  const booking: CreateBody = {
    ...wish,
    idempotencyKey: `key-of-${email.replace('@', '.')}`,
    customer: customer(email),
    ...(card && { braintreeCustomerId: await cardByApi(baseURL) }),
  };
  const answer = await post<CreateAnswer>(baseURL, `/api/booking/create/${storeId}`, booking);
  expect(answer.bookingStatus).toBe(1);
  return answer.bookingReference as string;
}

/** Asks for a place in the line. */
export async function waitByApi(baseURL: string, storeId: string, wish: Wish, email: string): Promise<void> {
  const place: WaitlistBody = { ...wish, customer: customer(email) };
  await post(baseURL, `/api/booking/waitlist/${storeId}`, place);
}
