import { expect, test } from 'vitest';
import { managedBooking } from '../../../tests/support/managed.ts';
import type { ApiResult } from '../../platform/api-client.ts';
import { SLOT_TAKEN_MESSAGE } from '../constants.ts';
import { answerForm } from './manage-answer.ts';
import type { ManageCalls } from './manage-calls.ts';

const FEE_ROSE = 'Cancelling is no longer free: it costs £40.00 now.';
const notAnyMore = { ok: false, status: 409, error: { code: 409, title: 'Not any more', message: FEE_ROSE } } as const;

/** Sends a form to a desk that answers so; what it was asked is kept. */
async function send(values: Record<string, string>, answer: ApiResult<unknown>) {
  const asked: unknown[] = [];
  const desk = async (body: unknown) => {
    asked.push(body);
    return answer as ApiResult<never>;
  };
  const calls: ManageCalls = { booking: async () => answer as never, change: desk, cancel: desk };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const said = await answerForm({ calls, booking: managedBooking(), form, page: '/booking/token' });
  if (said instanceof Response) return { asked, leadsTo: said.headers.get('location') };
  return { asked, status: said.init?.status, refusal: said.data.refusal };
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
const wish = {
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
  });
});

test.each(['', '-1', '1e99', 'nothing'])('a fee of %j agrees to none', async (cancellationFee) => {
  const { asked } = await send({ ...cancel, cancellationFee }, answered({ cancelled: true, cancellationFee: 0 }));
  expect(asked).toEqual([{ cancellationFee: 0 }]);
});

test('a fee that has risen is told', async () => {
  expect(await send(cancel, notAnyMore)).toMatchObject({ status: 409, refusal: FEE_ROSE });
});

test('changes to the whole wish of the form', async () => {
  expect(await send(change, answered({ bookingReference: 'CDFGHJKM', bookingStatus: 1 }))).toEqual({
    asked: [wish],
    leadsTo: '/booking/token?done=changed',
  });
});

test('a slot just taken changes nothing', async () => {
  const said = await send(change, answered({ bookingReference: null, bookingStatus: 9 }));
  expect(said).toMatchObject({ status: 409, refusal: SLOT_TAKEN_MESSAGE });
});

test.each([
  ['no time', { ...change, time: '' }, 422],
  ['no such wish', { intent: 'dance' }, 400],
])('%s asks nothing of the desk', async (_, values, status) => {
  expect(await send(values, notAnyMore)).toMatchObject({ asked: [], status });
});
