import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { isSecret, loggablePath } from './secret-paths.ts';

const TOKEN = 'Zk3-xP_aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uVwXyZ';

test('every page whose address has a token is secret', () => {
  const addresses = routes.map(({ path = '' }) => `/${path}`).filter((path) => /:\w+Token\b/.test(path));
  expect(addresses.filter((address) => !isSecret(address.replace(/:\w+/, TOKEN)))).toEqual([]);
  expect(addresses).toContain('/booking/:manageToken');
});

test.each([
  [`/booking/${TOKEN}`, '/booking/:manageToken'],
  [`/booking/${TOKEN}.data`, '/booking/:manageToken'],
  [`/booking/${TOKEN}/calendar.ics`, '/booking/:manageToken/calendar.ics'],
  [`/Booking/${TOKEN}/`, '/booking/:manageToken/'],
  [`//booking//${TOKEN}`, '/booking/:manageToken'],
  [`/booking/${TOKEN.slice(0, 42)}`, '/booking/:manageToken'],
  [`/booking/waitlist/${TOKEN}`, '/booking/waitlist/:waitlistToken'],
  [`/booking/closed/${TOKEN}`, '/booking/closed/:closedToken'],
  [`/api/booking/closed/${TOKEN}/move`, '/api/booking/closed/:closedToken/move'],
  [`/booking/waitlist/${TOKEN}.data`, '/booking/waitlist/:waitlistToken'],
  [`/booking/table-offer/${TOKEN}`, '/booking/table-offer/:offerToken'],
  [`/api/booking/table-offers/${TOKEN}/take`, '/api/booking/table-offers/:offerToken/take'],
  [`/api/booking/manage/${TOKEN}/cancel`, '/api/booking/manage/:manageToken/cancel'],
  [`/api/booking/waitlist/entries/${TOKEN}/claim`, '/api/booking/waitlist/entries/:waitlistToken/claim'],
  [`/api/booking/holds/${TOKEN}/renew`, '/api/booking/holds/:holdToken/renew'],
  [`/sign-up/confirm/${TOKEN}`, '/sign-up/confirm/:signUpToken'],
  [`/sign-up/confirm/${TOKEN}.data`, '/sign-up/confirm/:signUpToken'],
  [`/unsubscribe/3f2504e0-4f89-41d3-9a0c-0305e82c3301.${TOKEN}`, '/unsubscribe/:unsubscribeToken'],
  [`/api/signup/links/${TOKEN}`, '/api/signup/links/:signUpToken'],
  [
    '/api/customer-data/getcustomerpreferences/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '/api/customer-data/getcustomerpreferences/:guid',
  ],
  ['/preferences/3f2504e0-4f89-41d3-9a0c-0305e82c3301', '/preferences/…'],
  ['/Preferences//3f2504e0-4f89-41d3-9a0c-0305e82c3301.data', '/preferences/…'],
  ['/preferences/3f2504e0-4f89-41d3-9a0c-0305e82c3301/download', '/preferences/:id/download'],
])('%s is logged as %s', (path, logged) => {
  expect(isSecret(path)).toBe(true);
  expect(loggablePath(path)).toBe(logged);
});

test('a place that is searched is not logged, and no secret', () => {
  expect(loggablePath('/api/geo/search/LS1%204DY')).toBe('/api/geo/search/…');
  expect(isSecret('/api/geo/search/LS1%204DY')).toBe(false);
});

test.each([
  '/',
  '/preferences',
  '/preferences/',
  '/booking',
  '/booking-terms/x',
  '/find-us',
  '/api/booking/waitlist/1013',
  '/api/booking/holds/1013',
])('%s holds no secret', (path) => {
  expect(isSecret(path)).toBe(false);
  expect(loggablePath(path)).toBe(path);
});
