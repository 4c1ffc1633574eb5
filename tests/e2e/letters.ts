import type { APIRequestContext } from '@playwright/test';
import type { CreateBody } from '../../src/booking/contract.ts';
import type { WaitlistBody } from '../../src/booking/waitlist/contract.ts';
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

type Wish = Pick<CreateBody, 'occasionId' | 'menuId' | 'areaId' | 'date' | 'time' | 'adultCovers'>;

/** Books by the API; the reference. */
export async function bookByApi(baseURL: string, storeId: string, wish: Wish, email: string): Promise<string> {
  const body: CreateBody = { ...wish, idempotencyKey: `key-of-${email.replace('@', '.')}`, customer: customer(email) };
  const answer = await outsideClient(baseURL).post<{ bookingReference: string }>(
    `/api/booking/create/${storeId}`,
    body,
  );
  expect(answer).toMatchObject({ ok: true, data: { bookingStatus: 1 } });
  return answer.ok ? answer.data.bookingReference : '';
}

/** Asks for a place in the line. */
export async function waitByApi(baseURL: string, storeId: string, wish: Wish, email: string): Promise<void> {
  const body: WaitlistBody = { ...wish, customer: customer(email) };
  expect(await outsideClient(baseURL).post(`/api/booking/waitlist/${storeId}`, body)).toMatchObject({ ok: true });
}
