import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { exampleManagedBooking } from '../tests/support/managed.ts';
import * as closed from './booking/closed/closed-page.tsx';
import * as manage from './booking/manage/manage-page.tsx';
import * as tableOffer from './booking/offered/table-offer-page.tsx';
import * as waitlist from './booking/waitlist/waitlist-page.tsx';
import * as preferences from './customers/page/preferences-page.tsx';
import { apiContext } from './platform/api/page-context.ts';

const answer = async () => ({ ok: true, data: { booking: exampleManagedBooking() } });
const api = { booking: { get: answer, post: answer }, network: { get: answer, post: answer } };
const context = {
  get: (key: unknown) => (key === apiContext ? api : { now: 0 }),
} as unknown as RouterContextProvider;

/** A form whose parts can't be separated. */
const withoutBoundary = () =>
  new Request('https://tavola.example/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data' },
    body: 'intent=leave',
  });

test.each([
  ['a booking', manage.action, { manageToken: 'token' }],
  ['a place on the waiting list', waitlist.action, { waitlistToken: 'token' }],
  ['a booking at a closed restaurant', closed.action, { closedToken: 'token' }],
  ['an offered table', tableOffer.action, { offerToken: 'token' }],
  ['preferences', preferences.action, {}],
])('the page of %s rejects a form without a boundary with a message', async (_, action, params) => {
  const act = action as unknown as (args: object) => Promise<unknown>;
  const refusal = await act({ request: withoutBoundary(), params, context }).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ init: { status: 400 } });
});
