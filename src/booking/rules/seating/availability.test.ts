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
    ['the smallest that fits', 2, [], 'r1'],
    ['the next when it is taken', 2, [party('19:00', ['r1'])], 'r2'],
    ['a larger one when the small are taken', 2, [party('19:00', ['r1']), party('19:00', ['r2'])], 't1'],
    ['not one whose least is above the party', 2, [party('19:00', ['r1', 'r2', 't1'])], undefined],
    ['tables pushed together', 6, [], 'r3+r4'],
    ['not when one of them is taken', 6, [party('18:00', ['r4'])], undefined],
    ['nothing so large', 9, [], undefined],
    ['the one that is left at that moment', 2, [party('17:30', ['r1'])], 'r1'],
    ['not the one left a minute later', 2, [party('17:30', ['r1'], 2, 91)], 'r2'],
    ['not the one wanted later', 2, [party('20:15', ['r1'])], 'r2'],
    ['the one wanted just after', 2, [party('20:30', ['r1'])], 'r1'],
  ] as const)('%s', (_, covers, seated, id) => expect(seatAt('19:00', covers, [...seated])).toBe(id));

  it('only in the area asked for', () => {
    expect(seatAt('19:00', 2, [], { areaId: 'terrace' })).toBe('t1');
    expect(seatAt('19:00', 2, [party('19:00', ['t1'])], { areaId: 'terrace' })).toBeUndefined();
    expect(seatAt('19:00', 2, [], { areaId: null })).toBe('r1');
  });

  it.each([
    ['inclusive keeps the linked', { isInclusive: true, ids: ['terrace'] }, 't1'],
    ['exclusive drops the linked', { isInclusive: false, ids: ['room'] }, 't1'],
    ['exclusive of others', { isInclusive: false, ids: ['terrace'] }, 'r1'],
    ['inclusive of none', { isInclusive: true, ids: [] }, undefined],
  ])('by the occasion’s areas: %s', (_, areaLinkGroup, id) => {
    expect(seatAt('19:00', 2, [], { occasion: { ...table, areaLinkGroup } })).toBe(id);
  });

  it('at no time, full or not, in an area that the occasion drops', () => {
    const occasion = { ...table, areaLinkGroup: { isInclusive: false, ids: ['terrace'] } };
    const offered = (areaId: string) =>
      availability(restaurantWithMenus(), { date: DATE, occasion, covers: 2, areaId }, [], NOW_MS).length > 0;
    expect([offered('terrace'), offered('room')]).toEqual([false, true]);
  });

  it('not in an area closed that day', () => {
    const closures = [{ startDate: DATE, endDate: DATE, reason: 'Private party', areaId: 'room' }];
    expect(seatAt('19:00', 2, [], {}, { closures })).toBe('t1');
  });
});

describe('pacing', () => {
  it.each([
    ['room for the party', 4, [party('19:00', ['r3'], 2)], 'r1'],
    ['one too many', 4, [party('19:00', ['r3'], 3)], undefined],
    ['counts a start between two slots', 4, [party('19:14', ['r3'], 3)], undefined],
    ['the slot after is another', 4, [party('19:15', ['r3'], 3)], 'r1'],
  ] as const)('%s', (_, pacingCovers, seated, id) => {
    expect(seatAt('19:00', 2, [...seated], {}, { pacingCovers })).toBe(id);
  });
});

describe('menus', () => {
  it('are offered only while served', () => {
    const lunch = availability(
      restaurantWithMenus(),
      { date: DATE, occasion: table, covers: 2, menuIds: ['lunch'] },
      [],
      NOW_MS,
    );
    expect(lunch.at(-1)?.time).toBe('15:00');
  });

  it('keep to the occasion’s link group', () => {
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

  it('stand in for a full time where the occasion takes them', () => {
    expect(at7pm({ ...table, takesEnquiries: true })).toEqual({ time: '19:00', canEnquire: true });
    expect(at7pm(table)).toBeUndefined();
  });
});

describe('one wanted time', () => {
  const request = { date: DATE, occasion: table, covers: 2, time: '19:00' };

  it.each([
    ['free', {}, [], true],
    ['full', {}, ['r1', 'r2', 't1'].map((id) => party('19:00', [id])), 'taken'],
    ['no such time', { time: '19:05' }, [], 'not-offered'],
    ['no such party', { covers: 9 }, [], 'not-offered'],
  ] as const)('%s', (_, changes, seated, outcome) => {
    const answer = checkSlot(restaurantWithMenus(), { ...request, ...changes }, [...seated], NOW_MS);
    expect(answer.ok || answer.reason).toBe(outcome);
  });
});

describe('occasions', () => {
  const rules = (changes: Partial<Occasion>) => ({ ...testRules, occasions: [{ ...table, ...changes }] });

  it.each([
    ['always', {}, DATE, true],
    ['from its first day', { startDate: DATE }, DATE, true],
    ['not before', { startDate: '2026-11-28' }, DATE, false],
    ['until its last', { endDate: DATE }, DATE, true],
    ['not after', { endDate: '2026-11-26' }, DATE, false],
    ['on its weekdays', { days: ['friday' as const] }, DATE, true],
    ['not on others', { days: ['saturday' as const] }, DATE, false],
  ])('run %s', (_, changes, date, runs) => expect(occasionsOn(rules(changes), date)).toHaveLength(runs ? 1 : 0));

  it.each([
    ['never asked', {}, 20, false],
    ['from a party of eight', { cardGuaranteeFromCovers: 8 }, 8, true],
    ['not of seven', { cardGuaranteeFromCovers: 8 }, 7, false],
    ['on the date', { cardGuaranteeDates: [DATE] }, 1, true],
    ['not on another', { cardGuaranteeDates: ['2026-11-28'] }, 20, false],
  ])('need a card: %s', (_, changes, covers, needed) => {
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
      ['of the first', 2, undefined, [], true],
      ['so large a party has no table here', 6, 'd', [], null],
      ['not of another with tables of its own: the form opens the first', 2, undefined, ['r1', 'r2'], false],
      ['of the one asked for', 2, 'd', ['r1', 'r2'], true],
      ['not of the one asked for, but of the first', 2, 'd', ['t1'], false],
      ['too small a party', 2, 'b', [], null],
      ['a party that the restaurant takes by telephone alone', 7, undefined, [], null],
      ['not offered any more', 2, 'c', [], null],
      ['not known', 2, 'e', [], null],
    ])('are those of one occasion: %s', (_, covers, occasionId, tables, free) => {
      expect(at7pm(covers, occasionId, tables)).toBe(free);
    });

    it('come in the order of service', () => {
      const times = freeTimes(restaurantWithMenus(split), { date: DATE, covers: 2 }, [], NOW_MS);
      expect(times).toEqual([...new Set(times)].sort());
      expect(times).toContain('19:00');
    });
  });
});

it('never seats two parties at one table, whatever order they come in', () => {
  const filter = fc.array(fc.record({ slot: fc.nat(38), covers: fc.integer({ min: 1, max: 8 }) }), { maxLength: 60 });
  fc.assert(
    fc.property(filter, (asked) => {
      const seated: SeatedParty[] = [];
      for (const { slot, covers } of asked) {
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
      for (const [index, one] of seated.entries()) {
        for (const other of seated.slice(index + 1)) {
          const meet = one.startsAt < other.endsAt && other.startsAt < one.endsAt;
          if (meet) expect(one.tableIds.filter((id) => other.tableIds.includes(id))).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
