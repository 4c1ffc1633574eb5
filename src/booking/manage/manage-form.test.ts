import { expect, test } from 'vitest';
import { exampleManagedBooking } from '../../../tests/support/managed.ts';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import type { ManageCalls } from './link/manage-calls.ts';
import { handleManageForm } from './manage-form.ts';

const FEE_ROSE = 'Cancelling is no longer free: it now costs £40.';
const notAnyMore = { ok: false, status: 409, error: { code: 409, title: 'Not any more', message: FEE_ROSE } } as const;

const pageAfter = (done: string) => `/booking/token?done=${done}`;

/** Sends a form to a stand-in API with this answer; records what was requested. */
async function send(values: Record<string, string>, answer: ApiResult<unknown>) {
  const asked: unknown[] = [];
  const engine = async (body: unknown) => {
    asked.push(body);
    return answer as ApiResult<never>;
  };
  const calls: ManageCalls = {
    booking: async () => answer as never,
    slots: async () => answer as never,
    change: engine,
    cancel: engine,
    edit: engine,
    resend: () => engine('resend'),
    tellLate: engine,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const said = await handleManageForm({ calls, booking: exampleManagedBooking(), form, pageAfter });
  if (said instanceof Response) return { asked, leadsTo: said.headers.get('location'), by: said.status };
  return { asked, status: said.init?.status, ...said.data };
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
const answered = (data: unknown) => ({ ok: true as const, data });

test('cancels at the fee that was shown, and leads back to the page', async () => {
  expect(await send(cancel, answered({ cancelled: true, cancellationFee: 4000 }))).toEqual({
    asked: [{ cancellationFee: 4000 }],
    leadsTo: '/booking/token?done=cancelled',
    by: 303,
  });
});

test.each(['', '-1', '1e99', 'nothing'])('a fee of %j agrees to none', async (cancellationFee) => {
  const { asked } = await send({ ...cancel, cancellationFee }, answered({ cancelled: true, cancellationFee: 0 }));
  expect(asked).toEqual([{ cancellationFee: 0 }]);
});

test('a fee that has risen is shown', async () => {
  expect(await send(cancel, notAnyMore)).toMatchObject({ status: 409, refusal: FEE_ROSE });
});

test('changes to all that the form requests', async () => {
  expect(await send(change, answered({ bookingReference: 'CDFGHJKM', bookingStatus: 1 }))).toEqual({
    asked: [request],
    leadsTo: '/booking/token?done=changed',
    by: 303,
  });
});

test('a slot just taken changes nothing', async () => {
  const said = await send(change, answered({ bookingReference: null, bookingStatus: 9 }));
  expect(said).toMatchObject({ status: 409, refusal: SLOT_TAKEN_MESSAGE });
});

test.each([
  ['no time', { ...change, time: '' }, 422],
  ['no such intent', { intent: 'dance' }, 400],
  ['the name of something that every object has', { intent: 'constructor' }, 400],
])('%s makes no call', async (_, values, status) => {
  expect(await send(values, notAnyMore)).toMatchObject({ asked: [], status });
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
const edited = answered({ changed: true, confirmationSent: false });

test('edits the details, needs among them', async () => {
  const { asked, leadsTo } = await send(details, edited);
  expect(leadsTo).toBe('/booking/token?done=edited');
  expect(asked).toEqual([
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

test('says so when the details were like that already', async () => {
  const same = answered({ changed: false, confirmationSent: false });
  expect(await send(details, same)).toMatchObject({ leadsTo: '/booking/token?done=unchanged' });
});

test('edits the version that was shown, and keeps what was typed when another has been saved since', async () => {
  const EDITED = 'Somebody saved other details.';
  const stale = { ok: false, status: 409, error: { code: 409, title: '', message: EDITED } } as never;
  expect(await send({ ...details, version: 'seen' }, stale)).toMatchObject({
    asked: [{ version: 'seen' }],
    status: 409,
    refusal: EDITED,
    details: { customer: { lastName: 'Byron' }, needs: { allergies: ['milk'] }, version: 'seen' },
  });
});

test('says where a new address is sent', async () => {
  const moved = answered({ changed: true, confirmationSent: true });
  expect(await send({ ...details, email: 'ada@example.org' }, moved)).toMatchObject({
    leadsTo: '/booking/token?done=sent',
    by: 303,
  });
});

test('keeps what was typed and says what is wrong with it', async () => {
  expect(await send({ ...details, firstName: '', email: 'ada@' }, edited)).toMatchObject({
    asked: [],
    status: 400,
    details: {
      customer: { firstName: '', email: 'ada@', lastName: 'Byron' },
      needs: { pram: true },
      errors: { 'customer.firstName': expect.any(String), 'customer.email': expect.any(String) },
    },
  });
});

test('keeps what was typed when it is refused or the booking system fails', async () => {
  const refused = { ok: false, status: 429, error: { code: 429, title: '', message: 'Too many.' } } as never;
  expect(await send({ ...details, firstName: 'Zoë' }, refused)).toMatchObject({
    status: 429,
    refusal: expect.any(String),
    details: { customer: { firstName: 'Zoë' }, needs: { pram: true }, errors: {} },
  });
});

test('takes an address that looks mistyped without a question', async () => {
  const { asked } = await send({ ...details, email: 'ada@gmial.com' }, edited);
  expect(asked).toMatchObject([{ customer: { email: 'ada@gmial.com' } }]);
});

test.each([
  ['resend', {}, 'resend', 'sent'],
  ['late', { minutes: '20' }, 20, 'told'],
])('%s is passed on', async (intent, values, body, done) => {
  const answer = await send({ intent, ...values }, answered({}));
  expect(answer).toEqual({ asked: [body], leadsTo: `/booking/token?done=${done}`, by: 303 });
});
