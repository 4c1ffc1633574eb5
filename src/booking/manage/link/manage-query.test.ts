import { expect, test } from 'vitest';
import { donePage, shownQuery } from './manage-query.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const done = (address: string, now = NOW) => shownQuery(new URL(address, 'http://localhost').searchParams, now).done;

test('the booking page confirms an action for two minutes', () => {
  const address = donePage('/booking/token', 'changed', NOW);
  expect([done(address), done(address, NOW + 119_000)]).toEqual(['changed', 'changed']);
  expect([done(address, NOW + 121_000), done(address, NOW + 86_400_000)]).toEqual([undefined, undefined]);
});

test.each(['?done=changed', '?done=changed&at=soon', '?done=changed&at=', '?done=eaten&at=1795168800'])(
  'the query %s confirms no action',
  (query) => expect(done(`/booking/token${query}`)).toBeUndefined(),
);

test('the other parameters of a query do not expire', () => {
  expect(shownQuery(new URLSearchParams('step=late&done=told&at=1'), NOW)).toMatchObject({ step: 'late' });
});
