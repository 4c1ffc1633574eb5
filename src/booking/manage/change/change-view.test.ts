import { describe, expect, test } from 'vitest';
import { exampleManagedBooking } from '../../../../tests/support/managed.ts';
import { type ErrorCode, errorCatalogue } from '../../../values/error-catalogue.ts';
import type { Slot } from '../../contracts/booking.ts';
import { SLOT_TAKEN_MESSAGE } from '../../contracts/constants.ts';
import { readManageQuery } from '../link/manage-query.ts';
import { changeView, NOTHING_CHANGES } from './change-view.ts';

const free = (...times: string[]): Slot[] => times.map((time) => ({ time, canEnquire: false }));
const refusal = (code: ErrorCode) =>
  ({ ok: false, status: errorCatalogue[code].status, error: { code, ...errorCatalogue[code] } }) as const;
const choices = {
  ok: true as const,
  data: { menus: [{ id: 'main', name: 'All-day menu', description: '' }], areas: [{ id: 'bar', name: 'Bar' }] },
};
const occasionTo = (id: string, mostCovers: number) => ({
  id,
  name: 'Table',
  minimumCovers: 1,
  maximumCovers: 20,
  menuLinkGroup: null,
  areaLinkGroup: null,
  coversOnline: { fewestCovers: 1, mostCovers },
});
const span = { least: '2026-11-20', most: '2027-02-18' };

type Slots = { ok: true; data: { slots: Slot[]; cardNeeded: null } } | ReturnType<typeof refusal>;
const needs = { isPlaceAsEnquiryEnabled: false, isCardGuaranteeRequired: false, cardGuarantee: null, turnMinutes: 90 };
const card = {
  amount: 6000,
  perCover: 1000,
  freeUntil: '2026-11-27T20:00:00Z',
  wordingVersion: '1',
  wording: ['A card holds your table.', 'Cancelling is free until then.'],
};
const view = (
  query: string,
  slots: Slots = { ok: true, data: { slots: free('18:00', '20:00'), cardNeeded: null } },
  booking = exampleManagedBooking(),
  cardGuarantee: typeof card | null = null,
) =>
  changeView(
    {
      occasions: async () => ({ ok: true, data: { occasions: [occasionTo(booking.occasionId, 14)] } }),
      choices: async () => choices,
      slots: async () => slots,
      requirements: async () => ({ ok: true, data: { ...needs, cardGuarantee } }),
    },
    { booking, query: readManageQuery(new URLSearchParams(query)), span, isClosed: (date) => date === '2026-12-25' },
  );
const saturday = 'date=2026-11-28&adults=2&children=0&menu=main&area=';

describe('the steps of a change', () => {
  test.each([
    ['the current booking at first', 'step=change', 'choose', '19:00', null],
    ['the nearest time on another day', `step=change&${saturday}`, 'choose', '18:00', null],
    ['a free time to confirm', `step=confirm&${saturday}&time=20:00`, 'confirm', '20:00', null],
    ['that a time has just gone', `step=confirm&${saturday}&time=21:00`, 'choose', '20:00', SLOT_TAKEN_MESSAGE],
    [
      'that a time is full for the new party',
      `step=change&${saturday}&time=21:00`,
      'choose',
      '20:00',
      '9pm isn’t free for 2 of you. We’ve picked 8pm, the closest.',
    ],
    ['that nothing changes', 'step=confirm', 'choose', '19:00', NOTHING_CHANGES],
    [
      'another time when the current one is full for more people',
      'step=confirm&date=2026-11-27&adults=3&time=19:00',
      'choose',
      '18:00',
      SLOT_TAKEN_MESSAGE,
    ],
    [
      'that a day has long passed',
      'step=change&date=2020-01-01',
      'choose',
      null,
      'Choose a day we’re taking bookings for.',
    ],
    [
      'that the restaurant is closed',
      'step=change&date=2026-12-25',
      'choose',
      null,
      'Leeds Greek Street is closed on Friday 25 December. Choose another day.',
    ],
    [
      'that a day is too far ahead',
      'step=change&date=2028-01-01',
      'choose',
      null,
      'Choose a day we’re taking bookings for.',
    ],
  ])('the change page shows %s', async (_, query, step, time, problem) => {
    const { request, ...page } = await view(query);
    expect({ step: page.step, time: request.time, problem: page.problem }).toEqual({ step, time, problem });
  });

  test.each([
    ['no free time', refusal(4)],
    [
      'only full times',
      { ok: true as const, data: { slots: [{ time: '18:00', canEnquire: true }], cardNeeded: null } },
    ],
  ])('with %s the change page says so, or offers the current time on the same day', async (_, slots) => {
    expect(await view(`step=change&${saturday}`, slots)).toMatchObject({
      problem: errorCatalogue[4].message,
      times: [],
    });
    expect(await view('step=change&adults=6', slots)).toMatchObject({ problem: errorCatalogue[4].message, times: [] });
    expect(await view('step=change', slots)).toMatchObject({ problem: null, times: ['19:00'] });
  });

  test('the change page shows other refusals in the catalogue’s words', async () => {
    expect(await view('step=change', refusal(10))).toMatchObject({ problem: errorCatalogue[10].message, times: [] });
  });

  test.each([
    ['what tables seat that day', {}, 14],
    ['never fewer than the current party', { adultCovers: 12, childCovers: 4 }, 16],
  ])('the change page’s largest party is %s', async (_, changes, mostCovers) => {
    expect(await view('step=change', undefined, exampleManagedBooking(changes))).toMatchObject({ mostCovers });
  });

  test('the change page replaces a missing area by any, and a missing menu by the first', async () => {
    const { request } = await view(
      'step=change',
      undefined,
      exampleManagedBooking({ areaId: 'roof', menuId: 'spring' }),
    );
    expect(request).toMatchObject({ areaId: null, menuId: 'main' });
  });

  test('the change page shows the card guarantee’s terms before confirming', async () => {
    const confirm = `step=confirm&${saturday}&time=20:00`;
    const page = await view(confirm, undefined, exampleManagedBooking({ guarantee: card }), card);
    expect(page).toMatchObject({ step: 'confirm', terms: card.wording });
  });

  test('the change page refers a change that needs a card to the phone', async () => {
    const page = await view(`step=confirm&${saturday}&time=20:00`, undefined, undefined, card);
    expect(page).toMatchObject({ step: 'choose', problem: errorCatalogue[5].message });
  });
});
