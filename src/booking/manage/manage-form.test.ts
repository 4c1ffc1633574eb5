import { expect, test } from 'vitest';
import { exampleManagedBooking } from '../../../tests/support/managed.ts';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import type { ManageCalls } from './link/manage-calls.ts';
import { handleManageForm } from './manage-form.ts';

const FEE_ROSE = 'Cancelling is no longer free: it now costs £40.';
const notAnyMore = { ok: false, status: 409, error: { code: 409, title: 'Not any more', message: FEE_ROSE } } as const;

const pageAfter = (done: string) => `/booking/token?done=${done}`;

/** Sends a form to a fake API with this response; records its requests. */
async function send(values: Record<string, string>, answer: ApiResult<unknown>) {
  const requests: unknown[] = [];
  const engine = async (body: unknown) => {
    requests.push(body);
    return answer as ApiResult<never>;
  };
  const calls: ManageCalls = {
    booking: async () => answer as never,
    slots: async () => answer as never,
    change: engine,
    cancel: engine,
    edit: engine,
    resend: () => engine('resend'),
    reportLate: engine,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const response = await handleManageForm({ calls, booking: exampleManagedBooking(), form, pageAfter });
  if (response instanceof Response) return { requests, leadsTo: response.headers.get('location'), by: response.status };
  return { requests, status: response.init?.status, ...response.data };
}

const cancel = { intent: 'cancel', cancellationFee: '4000' };
const change = {
  intent: 'change',
  date: '2026-11-28',
  adults: '3',
  children: '0',
  menu: 'main',
  area: '',
  time: '20:00',
};
const request = {
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date: '2026-11-28',
  time: '20:00',
  adultCovers: 3,
  childCovers: 0,
};
const success = (data: unknown) => ({ ok: true as const, data });

test('a cancellation sends the displayed fee and leads back to the page', async () => {
  expect(await send(cancel, success({ cancelled: true, cancellationFee: 4000 }))).toEqual({
    requests: [{ cancellationFee: 4000 }],
    leadsTo: '/booking/token?done=cancelled',
    by: 303,
  });
});

test.each(['', '-1', '1e99', 'nothing'])('a cancellation with a fee of %j agrees to none', async (cancellationFee) => {
  const { requests } = await send({ ...cancel, cancellationFee }, success({ cancelled: true, cancellationFee: 0 }));
  expect(requests).toEqual([{ cancellationFee: 0 }]);
});

test('a cancellation shows a fee that has risen', async () => {
  expect(await send(cancel, notAnyMore)).toMatchObject({ status: 409, refusal: FEE_ROSE });
});

test('a change sends every field of the form', async () => {
  expect(await send(change, success({ bookingReference: 'CDFGHJKM', bookingStatus: 1 }))).toEqual({
    requests: [request],
    leadsTo: '/booking/token?done=changed',
    by: 303,
  });
});

test('a change to a slot just taken changes nothing', async () => {
  const response = await send(change, success({ bookingReference: null, bookingStatus: 9 }));
  expect(response).toMatchObject({ status: 409, refusal: SLOT_TAKEN_MESSAGE });
});

test.each([
  ['no time', { ...change, time: '' }, 422],
  ['an unknown intent', { intent: 'dance' }, 400],
  ['the name of an object’s built-in property', { intent: 'constructor' }, 400],
])('a form with %s makes no call', async (_, values, status) => {
  expect(await send(values, notAnyMore)).toMatchObject({ requests: [], status });
});

const details = {
  intent: 'edit',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.co.uk',
  phoneNumber: '',
  specialRequest: '',
  pram: 'on',
  allergies: 'milk',
};
const edited = success({ changed: true, confirmationSent: false });

test('an edit sends the details and needs', async () => {
  const { requests, leadsTo } = await send(details, edited);
  expect(leadsTo).toBe('/booking/token?done=edited');
  expect(requests).toEqual([
    {
      customer: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.co.uk',
        phoneNumber: '',
        specialRequest: '',
      },
      needs: { children: 0, highChairs: 0, pram: true, wheelchair: false, stepFree: false, allergies: ['milk'] },
    },
  ]);
});

test('an edit without differences says so', async () => {
  const same = success({ changed: false, confirmationSent: false });
  expect(await send(details, same)).toMatchObject({ leadsTo: '/booking/token?done=unchanged' });
});

test('an edit sends the displayed version and keeps the typed details when it is outdated', async () => {
  const EDITED = 'Somebody saved other details.';
  const stale = { ok: false, status: 409, error: { code: 409, title: '', message: EDITED } } as never;
  expect(await send({ ...details, version: 'seen' }, stale)).toMatchObject({
    requests: [{ version: 'seen' }],
    status: 409,
    refusal: EDITED,
    details: { customer: { lastName: 'Byron' }, needs: { allergies: ['milk'] }, version: 'seen' },
  });
});

test('an edit says where a new address’s e-mail goes', async () => {
  const newAddress = success({ changed: true, confirmationSent: true });
  expect(await send({ ...details, email: 'ada@example.org' }, newAddress)).toMatchObject({
    leadsTo: '/booking/token?done=sent',
    by: 303,
  });
});

test('an invalid edit keeps the typed details and shows the errors', async () => {
  expect(await send({ ...details, firstName: '', email: 'ada@' }, edited)).toMatchObject({
    requests: [],
    status: 400,
    details: {
      customer: { firstName: '', email: 'ada@', lastName: 'Byron' },
      needs: { pram: true },
      errors: { 'customer.firstName': expect.any(String), 'customer.email': expect.any(String) },
    },
  });
});

test('a refused or failed edit keeps the typed details', async () => {
  const refusal = { ok: false, status: 429, error: { code: 429, title: '', message: 'Too many.' } } as never;
  expect(await send({ ...details, firstName: 'Zoë' }, refusal)).toMatchObject({
    status: 429,
    refusal: expect.any(String),
    details: { customer: { firstName: 'Zoë' }, needs: { pram: true }, errors: {} },
  });
});

test('an edit accepts an address that looks mistyped', async () => {
  const { requests } = await send({ ...details, email: 'ada@gmial.com' }, edited);
  expect(requests).toMatchObject([{ customer: { email: 'ada@gmial.com' } }]);
});

test.each([
  ['resend', {}, 'resend', 'sent'],
  ['late', { minutes: '20' }, 20, 'told'],
])('the action %s is passed on', async (intent, values, body, done) => {
  const answer = await send({ intent, ...values }, success({}));
  expect(answer).toEqual({ requests: [body], leadsTo: `/booking/token?done=${done}`, by: 303 });
});
