import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../tests/support/test-clock.ts';
import { testMenu, testRestaurant, testRules } from '../../../../tests/support/test-restaurant.ts';
import type { BookingRules, Occasion } from '../../../restaurants/contract.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { needsCardGuarantee, occasionsOn } from '../occasions.ts';
import { availability, type BookableRestaurant, checkSlot, freeTimes, slotsOf } from './availability.ts';
import type { SeatedParty } from './seating.ts';

const NOW_MS = TEST_NOW.epochMilliseconds;
const DATE = '2026-11-27';
const table = testRules.occasions[0] as Occasion;
const menus = [testMenu(), testMenu({ id: 'lunch', name: 'Lunch', servedFrom: '12:00', servedUntil: '15:00' })];

const restaurantWithMenus = (booking: Partial<BookingRules> = {}): BookableRestaurant => ({
  restaurant: testRestaurant({ booking }),
  menus,
});
const at = (time: string) => Temporal.Instant.from(`${DATE}T${time}:00Z`).epochMilliseconds;
const party = (time: string, tableIds: string[], covers = 2, minutes = 90): SeatedParty => ({
  startsAt: at(time),
  endsAt: at(time) + minutes * MINUTE_MS,
  covers,
  tableIds,
  partyId: time,
  heldUntil: null,
});

function seatAt(time: string, covers: number, seated: SeatedParty[] = [], request: object = {}, rules = {}) {
  const list = availability(
    restaurantWithMenus(rules),
    { date: DATE, occasion: table, covers, ...request },
    seated,
    NOW_MS,
  );
  return list.find((offer) => offer.time === time)?.seat?.id;
}

describe('which table', () => {
  it.each([
    ['the smallest table that fits', 2, [], 'r1'],
    ['the next table when the smallest is taken', 2, [party('19:00', ['r1'])], 'r2'],
    ['a larger table when the small ones are taken', 2, [party('19:00', ['r1']), party('19:00', ['r2'])], 't1'],
    ['no table whose minimum is above the party', 2, [party('19:00', ['r1', 'r2', 't1'])], undefined],
    ['two joined tables', 6, [], 'r3+r4'],
    ['no join with one table taken', 6, [party('18:00', ['r4'])], undefined],
    ['no table when none is large enough', 9, [], undefined],
    ['a table released at that moment', 2, [party('17:30', ['r1'])], 'r1'],
    ['another table while one is in use for another minute', 2, [party('17:30', ['r1'], 2, 91)], 'r2'],
    ['another table when one is booked for later', 2, [party('20:15', ['r1'])], 'r2'],
    ['a table booked for just after the turn', 2, [party('20:30', ['r1'])], 'r1'],
  ] as const)('seats a party at %s', (_, covers, seated, id) => expect(seatAt('19:00', covers, [...seated])).toBe(id));

  it('seats a party only in the area it chose', () => {
    expect(seatAt('19:00', 2, [], { areaId: 'terrace' })).toBe('t1');
    expect(seatAt('19:00', 2, [party('19:00', ['t1'])], { areaId: 'terrace' })).toBeUndefined();
    expect(seatAt('19:00', 2, [], { areaId: null })).toBe('r1');
  });

  it.each([
    ['inclusive keeps the linked areas', { isInclusive: true, ids: ['terrace'] }, 't1'],
    ['exclusive drops the linked areas', { isInclusive: false, ids: ['room'] }, 't1'],
    ['exclusive of others drops nothing here', { isInclusive: false, ids: ['terrace'] }, 'r1'],
    ['inclusive of none leaves none', { isInclusive: true, ids: [] }, undefined],
  ])('limits tables by the occasion’s areas: %s', (_, areaLinkGroup, id) => {
    expect(seatAt('19:00', 2, [], { occasion: { ...table, areaLinkGroup } })).toBe(id);
  });

  it('offers no time, free or full, in an area the occasion excludes', () => {
    const occasion = { ...table, areaLinkGroup: { isInclusive: false, ids: ['terrace'] } };
    const offered = (areaId: string) =>
      availability(restaurantWithMenus(), { date: DATE, occasion, covers: 2, areaId }, [], NOW_MS).length > 0;
    expect([offered('terrace'), offered('room')]).toEqual([false, true]);
  });

  it('seats nobody in an area closed that day', () => {
    const closures = [{ startDate: DATE, endDate: DATE, reason: 'Private party', areaId: 'room' }];
    expect(seatAt('19:00', 2, [], {}, { closures })).toBe('t1');
  });
});

describe('pacing', () => {
  it.each([
    ['lets in a party within the limit', 4, [party('19:00', ['r3'], 2)], 'r1'],
    ['refuses one cover too many', 4, [party('19:00', ['r3'], 3)], undefined],
    ['counts a party that starts between two slots', 4, [party('19:14', ['r3'], 3)], undefined],
    ['ignores the next slot', 4, [party('19:15', ['r3'], 3)], 'r1'],
  ] as const)('pacing: %s', (_, pacingCovers, seated, id) => {
    expect(seatAt('19:00', 2, [...seated], {}, { pacingCovers })).toBe(id);
  });
});

describe('menus', () => {
  it('offers a menu only while it is served', () => {
    const lunch = availability(
      restaurantWithMenus(),
      { date: DATE, occasion: table, covers: 2, menuIds: ['lunch'] },
      [],
      NOW_MS,
    );
    expect(lunch.at(-1)?.time).toBe('15:00');
  });

  it('offers only the menus of the occasion’s link group', () => {
    const occasion = { ...table, menuLinkGroup: { isInclusive: true, ids: ['lunch'] } };
    expect(availability(restaurantWithMenus(), { date: DATE, occasion, covers: 2 }, [], NOW_MS).at(-1)?.time).toBe(
      '15:00',
    );
    expect(
      availability(restaurantWithMenus(), { date: DATE, occasion, covers: 2, menuIds: ['main'] }, [], NOW_MS),
    ).toEqual([]);
  });
});

describe('enquiries', () => {
  const full = ['r1', 'r2', 't1'].map((id) => party('19:00', [id]));
  const at7pm = (occasion: Occasion) =>
    slotsOf(availability(restaurantWithMenus(), { date: DATE, occasion, covers: 2 }, full, NOW_MS), occasion).find(
      ({ time }) => time === '19:00',
    );

  it('offers enquiries for full times where the occasion takes them', () => {
    expect(at7pm({ ...table, takesEnquiries: true })).toEqual({ time: '19:00', canEnquire: true });
    expect(at7pm(table)).toBeUndefined();
  });
});

describe('one wanted time', () => {
  const request = { date: DATE, occasion: table, covers: 2, time: '19:00' };

  it.each([
    ['free', {}, [], true],
    ['full', {}, ['r1', 'r2', 't1'].map((id) => party('19:00', [id])), 'taken'],
    ['unknown time', { time: '19:05' }, [], 'not-offered'],
    ['party too large', { covers: 9 }, [], 'not-offered'],
  ] as const)('checks a requested time: %s', (_, changes, seated, outcome) => {
    const answer = checkSlot(restaurantWithMenus(), { ...request, ...changes }, [...seated], NOW_MS);
    expect(answer.ok || answer.reason).toBe(outcome);
  });
});

describe('occasions', () => {
  const rules = (changes: Partial<Occasion>) => ({ ...testRules, occasions: [{ ...table, ...changes }] });

  it.each([
    ['every day by default', {}, DATE, true],
    ['from its first day', { startDate: DATE }, DATE, true],
    ['not before its first day', { startDate: '2026-11-28' }, DATE, false],
    ['until its last day', { endDate: DATE }, DATE, true],
    ['not after its last day', { endDate: '2026-11-26' }, DATE, false],
    ['on its weekdays', { days: ['friday' as const] }, DATE, true],
    ['not on other weekdays', { days: ['saturday' as const] }, DATE, false],
  ])('an occasion runs %s', (_, changes, date, runs) =>
    expect(occasionsOn(rules(changes), date)).toHaveLength(runs ? 1 : 0),
  );

  it.each([
    ['never by default', {}, 20, false],
    ['from a party of eight', { cardGuaranteeFromCovers: 8 }, 8, true],
    ['not for a party of seven', { cardGuaranteeFromCovers: 8 }, 7, false],
    ['on a given date', { cardGuaranteeDates: [DATE] }, 1, true],
    ['not on another date', { cardGuaranteeDates: ['2026-11-28'] }, 20, false],
  ])('an occasion needs a card: %s', (_, changes, covers, needed) => {
    expect(needsCardGuarantee({ ...table, ...changes }, covers, DATE)).toBe(needed);
  });

  describe('free times', () => {
    const split: BookingRules = {
      ...testRules,
      occasions: [
        { ...table, id: 'a', areaLinkGroup: { isInclusive: false, ids: ['terrace'] } },
        { ...table, id: 'b', minimumCovers: 5 },
        { ...table, id: 'c', disabledMessage: 'Not this year.' },
        { ...table, id: 'd', areaLinkGroup: { isInclusive: true, ids: ['terrace'] } },
      ],
      refusals: [{ startDate: DATE, endDate: DATE, fromCovers: 7, message: 'Please ring us.' }],
    };
    const at7pm = (covers: number, occasionId?: string, tables: string[] = []) =>
      freeTimes(
        restaurantWithMenus(split),
        { date: DATE, covers, occasionId },
        tables.map((id) => party('19:00', [id])),
        NOW_MS,
      )?.includes('19:00') ?? null;

    it.each([
      ['the first by default', 2, undefined, [], true],
      ['none for a party too large for its tables', 6, 'd', [], null],
      ['none of another while the first is full', 2, undefined, ['r1', 'r2'], false],
      ['the requested one', 2, 'd', ['r1', 'r2'], true],
      ['none of the first when another is requested', 2, 'd', ['t1'], false],
      ['none for a party too small', 2, 'b', [], null],
      ['none for a party taken by phone only', 7, undefined, [], null],
      ['none for one no longer offered', 2, 'c', [], null],
      ['none for an unknown one', 2, 'e', [], null],
    ])('finds the free times of one occasion: %s', (_, covers, occasionId, tables, free) => {
      expect(at7pm(covers, occasionId, tables)).toBe(free);
    });

    it('lists free times in service order', () => {
      const times = freeTimes(restaurantWithMenus(split), { date: DATE, covers: 2 }, [], NOW_MS);
      expect(times).toEqual([...new Set(times)].sort());
      expect(times).toContain('19:00');
    });
  });
});

it('never seats two parties at one table, in whatever order they book', () => {
  const filter = fc.array(fc.record({ slot: fc.nat(38), covers: fc.integer({ min: 1, max: 8 }) }), { maxLength: 60 });
  fc.assert(
    fc.property(filter, (requests) => {
      const seated: SeatedParty[] = [];
      for (const { slot, covers } of requests) {
        const offer = availability(restaurantWithMenus(), { date: DATE, occasion: table, covers }, seated, NOW_MS)[
          slot
        ];
        if (!offer?.seat) continue;
        expect(offer.seat.minimumCovers).toBeLessThanOrEqual(covers);
        expect(offer.seat.maximumCovers).toBeGreaterThanOrEqual(covers);
        seated.push({
          startsAt: offer.startsAt,
          endsAt: offer.endsAt,
          covers,
          tableIds: offer.seat.tableIds,
          partyId: '',
          heldUntil: null,
        });
      }
      for (const [index, party] of seated.entries()) {
        for (const other of seated.slice(index + 1)) {
          const overlap = party.startsAt < other.endsAt && other.startsAt < party.endsAt;
          if (overlap) expect(party.tableIds.filter((id) => other.tableIds.includes(id))).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
