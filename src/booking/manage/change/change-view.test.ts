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
    ['it starts from the booking', 'step=change', 'choose', '19:00', null],
    ['another day, no time yet: the nearest', `step=change&${saturday}`, 'choose', '18:00', null],
    ['a free time', `step=confirm&${saturday}&time=20:00`, 'confirm', '20:00', null],
    ['a time that is gone', `step=confirm&${saturday}&time=21:00`, 'choose', '20:00', SLOT_TAKEN_MESSAGE],
    [
      'a time that is full for the new party',
      `step=change&${saturday}&time=21:00`,
      'choose',
      '20:00',
      '9pm isn’t free for 2 of you. We’ve picked 8pm, the closest.',
    ],
    ['the booking as it stands', 'step=confirm', 'choose', '19:00', NOTHING_CHANGES],
    [
      'more people, for whom the own time is not free',
      'step=confirm&date=2026-11-27&adults=3&time=19:00',
      'choose',
      '18:00',
      SLOT_TAKEN_MESSAGE,
    ],
    ['a day long past', 'step=change&date=2020-01-01', 'choose', null, 'Choose a day we’re taking bookings for.'],
    [
      'a day on which it is closed',
      'step=change&date=2026-12-25',
      'choose',
      null,
      'Leeds Greek Street is closed on Friday 25 December. Choose another day.',
    ],
    ['a day too far', 'step=change&date=2028-01-01', 'choose', null, 'Choose a day we’re taking bookings for.'],
  ])('%s', async (_, query, step, time, problem) => {
    const { request, ...seen } = await view(query);
    expect({ step: seen.step, time: request.time, problem: seen.problem }).toEqual({ step, time, problem });
  });

  test.each([
    ['nothing free', refusal(4)],
    [
      'only full times one may ask for',
      { ok: true as const, data: { slots: [{ time: '18:00', canEnquire: true }], cardNeeded: null } },
    ],
  ])('%s on another day or for more says so, otherwise leaves the own time', async (_, slots) => {
    expect(await view(`step=change&${saturday}`, slots)).toMatchObject({
      problem: errorCatalogue[4].message,
      times: [],
    });
    expect(await view('step=change&adults=6', slots)).toMatchObject({ problem: errorCatalogue[4].message, times: [] });
    expect(await view('step=change', slots)).toMatchObject({ problem: null, times: ['19:00'] });
  });

  test('any other refusal has the words of the catalogue', async () => {
    expect(await view('step=change', refusal(10))).toMatchObject({ problem: errorCatalogue[10].message, times: [] });
  });

  test.each([
    ['what tables take on the day', {}, 14],
    ['no fewer than there are', { adultCovers: 12, childCovers: 4 }, 16],
  ])('the most people: %s', async (_, changes, mostCovers) => {
    expect(await view('step=change', undefined, exampleManagedBooking(changes))).toMatchObject({ mostCovers });
  });

  test('an area that is no more is any area, a menu that is no more the first', async () => {
    const { request } = await view(
      'step=change',
      undefined,
      exampleManagedBooking({ areaId: 'roof', menuId: 'spring' }),
    );
    expect(request).toMatchObject({ areaId: null, menuId: 'main' });
  });

  test('the terms of the card guarantee are shown before the change is confirmed', async () => {
    const confirm = `step=confirm&${saturday}&time=20:00`;
    const seen = await view(confirm, undefined, exampleManagedBooking({ guarantee: card }), card);
    expect(seen).toMatchObject({ step: 'confirm', terms: card.wording });
  });

  test('a change that would need a card is for the telephone', async () => {
    const seen = await view(`step=confirm&${saturday}&time=20:00`, undefined, undefined, card);
    expect(seen).toMatchObject({ step: 'choose', problem: errorCatalogue[5].message });
  });
});
