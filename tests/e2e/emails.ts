import { randomUUID } from 'node:crypto';
import type { CreateAnswer, CreateBody } from '../../src/booking/contracts/booking.ts';
import type { WaitlistBody } from '../../src/booking/contracts/waitlist.ts';
import { testNonce } from '../../src/payments/test-vault/test-nonce.ts';
import { outsideClient } from '../support/booking-calls.ts';
import { SITE_PORT } from './sites.ts';
import { expect, expectSoon, networkOf } from './support.ts';

const emailLinks = /<a href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a><p>To ([^,]+),/g;

/** A page of the mailbox, requested directly: a test's own requests appear proxied. */
const mailboxPage = async (path: string) => (await fetch(`http://localhost:${SITE_PORT}${path}`)).text();

/** HTML of the newest e-mail to the address whose mailbox page contains the text; waits for it. */
export async function htmlOfEmail(to: string, text: RegExp): Promise<string> {
  const path = await inEmail(to, async (emailPath, shown) => (text.test(shown) ? emailPath : null));
  // The mailbox adds where links open; the message itself doesn't say.
  return (await mailboxPage(`${path}/html`)).replace('<base target="_blank">', '');
}

/** Path of the matching link in the newest e-mail to the address; waits for it. */
export function linkInEmail(to: string, path: RegExp): Promise<string> {
  return inEmail(to, async (_, shown) => path.exec(shown)?.[0] ?? null);
}

/** Searches the e-mails to the address by path and page, newest first; waits for a match. */
async function inEmail(to: string, lookUp: (path: string, shown: string) => Promise<string | null>): Promise<string> {
  const find = async () => {
    const listing = await mailboxPage('/dev/mailbox');
    for (const [, emailPath, addressee] of listing.matchAll(emailLinks)) {
      if (addressee !== to) continue;
      const wanted = await lookUp(emailPath as string, await mailboxPage(emailPath as string));
      if (wanted) return wanted;
    }
    return null;
  };
  let found: string | null = null;
  const look = async () => {
    found = await find();
    return found;
  };
  await expectSoon(look, `an e-mail to ${to}`).not.toBeNull();
  return found as unknown as string;
}

export const MANAGE_LINK = /\/booking\/[\w-]{43}(?![\w-])/;
export const WAITLIST_LINK = /\/booking\/waitlist\/[\w-]{43}(?![\w-])/;

export const TABLE_OFFER_LINK = /\/booking\/table-offer\/[\w-]{43}(?![\w-])/;

const customer = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
});

/** Posts from an IP address of its own, so that rate limits don’t add up. */
async function postAsGuest<T>(baseURL: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': networkOf(randomUUID()) };
  const answer = await outsideClient(baseURL).send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await answer.json()) as T;
  expect(answer.status, `${path} ${JSON.stringify(said)}`).toBe(200);
  return said;
}

type BookingRequest = Pick<CreateBody, 'occasionId' | 'menuId' | 'areaId' | 'date' | 'time' | 'adultCovers'>;

/** Submits a card of the test vault by API; returns its customer id. */
async function cardByApi(baseURL: string): Promise<string> {
  const nonce = testNonce('accepted', 'none');
  return (await postAsGuest<{ customerId: string }>(baseURL, '/api/v1/payments/submit', { nonce })).customerId;
}

/** Books by API, with a card where one is required; returns the reference. */
export async function createBookingByApi(
  baseURL: string,
  storeId: string,
  tableRequest: BookingRequest,
  { email, card = false }: { email: string; card?: boolean },
): Promise<string> {
  const booking: CreateBody = {
    ...tableRequest,
    idempotencyKey: `key-of-${email.replace('@', '.')}`,
    customer: customer(email),
    ...(card && { braintreeCustomerId: await cardByApi(baseURL) }),
  };
  const answer = await postAsGuest<CreateAnswer>(baseURL, `/api/booking/create/${storeId}`, booking);
  expect(answer.bookingStatus).toBe(1);
  return answer.bookingReference as string;
}

/** Claims the voucher of an offer by API. */
export async function claimVoucherByApi(baseURL: string, offerId: string, emailAddress: string): Promise<void> {
  const body = { offerId, emailAddress, acceptTerms: true, idempotencyKey: randomUUID() };
  await postAsGuest(baseURL, '/api/offer/getcode', body);
}

/** Joins the waitlist by API. */
export async function joinWaitlistByApi(
  baseURL: string,
  storeId: string,
  tableRequest: BookingRequest,
  email: string,
): Promise<void> {
  const entry: WaitlistBody = { ...tableRequest, customer: customer(email) };
  await postAsGuest(baseURL, `/api/booking/waitlist/${storeId}`, entry);
}

/** Asks Leeds Greek Street for a table for a group by API. */
export async function enquireForGroupByApi(baseURL: string, date: string, email: string): Promise<void> {
  await postAsGuest(baseURL, '/api/contact/group-booking', {
    storeId: '1013',
    venue: 'Leeds Greek Street',
    bookingType: 'birthday',
    covers: 12,
    date,
    time: '18:00',
    until: '21:00',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    telephoneNumber: '',
    specialRequest: 'Gran is ninety.',
    shouldReceivePromotions: false,
    shouldReceiveSms: false,
  });
}
