import { expect, test } from 'vitest';
import { requestPriority } from './request-priority.ts';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const TOKEN = 'Zk3-xP_aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uVwXyZ';

test.each([
  ['POST', '/api/booking/holds/1013', BROWSER, 'begun'],
  ['POST', `/api/booking/holds/${TOKEN}/renew`, BROWSER, 'begun'],
  ['DELETE', `/api/booking/holds/${TOKEN}`, BROWSER, 'begun'],
  ['POST', '/api/booking/create/1013', BROWSER, 'begun'],
  ['POST', '/api/booking/card-later/1013', BROWSER, 'begun'],
  ['GET', `/api/booking/manage/${TOKEN}/slots`, BROWSER, 'begun'],
  ['GET', `/api/booking/waitlist/entries/${TOKEN}`, BROWSER, 'begun'],
  ['GET', '/api/v1/payments/client-token', BROWSER, 'begun'],
  ['GET', '/api/captcha/challenge', BROWSER, 'begun'],
  ['POST', '/api/contact/sendemail', BROWSER, 'begun'],
  ['GET', `/booking/${TOKEN}`, BROWSER, 'begun'],
  // Mail programs preview links before their readers open them.
  ['GET', `/booking/${TOKEN}`, ROBOT, 'begun'],
  ['POST', '/book-now', BROWSER, 'begun'],
  ['GET', '/api/booking/slots/1013', BROWSER, 'search'],
  ['POST', '/api/booking/availability', BROWSER, 'search'],
  ['POST', '/api/booking/availability/', ROBOT, 'robot'],
  ['GET', '/api/booking/slots/1013', ROBOT, 'robot'],
  ['GET', '/api/v1/content/venues', BROWSER, 'search'],
  ['GET', '/find-us', BROWSER, 'page'],
  ['GET', '/bookings-explained', BROWSER, 'page'],
  ['GET', '/find-us', ROBOT, 'robot'],
  ['GET', '/find-us', undefined, 'robot'],
])('%s %s has the expected priority for %s', (method, path, userAgent, expected) => {
  expect(requestPriority(method, path, userAgent)).toBe(expected);
});
