import { outsideClient } from '../support/booking-calls.ts';
import { linkInEmail } from './emails.ts';
import { expect, networkOf } from './support.ts';

const CONFIRM_LINK = /\/sign-up\/confirm\/([\w-]{43})(?![\w-])/;
export const PREFERENCES_LINK = /\/preferences\/[\da-f-]{36}(?![\w-])/;

/** Subscribes an address by API. */
export async function join(baseURL: string, email: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': networkOf(email) };
  const post = (path: string, body: object) =>
    outsideClient(baseURL).send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const signUp = {
    email,
    firstName: 'Ada',
    favouriteRestaurant: '1013',
    birthday: { day: 29, month: 2 },
    acceptTerms: true,
  };
  expect((await post('/api/signup', signUp)).status).toBe(200);
  const token = CONFIRM_LINK.exec(await linkInEmail(email, CONFIRM_LINK))?.[1];
  expect((await post(`/api/signup/links/${token}`, {})).status).toBe(200);
}
