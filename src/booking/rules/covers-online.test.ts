import { describe, expect, it } from 'vitest';
import { testRules } from '../../../tests/support/test-restaurant.ts';
import type { BookingRules, Occasion } from '../../restaurants/contract.ts';
import { coversOfAll, coversOnline } from './covers-online.ts';

const DATE = '2026-11-27';
const table = testRules.occasions[0] as Occasion;
const seats = (...sizes: [number, number][]): Partial<BookingRules> => ({
  tables: sizes.map(([minimumCovers, maximumCovers], index) => ({
    id: `t${index}`,
    areaId: 'room',
    minimumCovers,
    maximumCovers,
  })),
  joins: [],
});

describe('the smallest and the largest party that can book online', () => {
  it.each<[string, Partial<BookingRules>, Partial<Occasion>, [number, number] | null]>([
    ['as tables and joins seat them', {}, {}, [1, 8]],
    ['within the occasion’s limits', {}, { minimumCovers: 2, maximumCovers: 4 }, [2, 4]],
    ['one person, where a table seats one', {}, { minimumCovers: 2, takesOne: true }, [1, 8]],
    ['not one person, where no table does', seats([2, 4]), { minimumCovers: 2, takesOne: true }, [2, 4]],
    ['only those of the occasion’s areas', {}, { areaLinkGroup: { isInclusive: true, ids: ['terrace'] } }, [2, 4]],
    [
      'without closed areas',
      { closures: [{ startDate: DATE, endDate: DATE, reason: 'Paint', areaId: 'room' }] },
      {},
      [2, 4],
    ],
    ['none between two sizes of table', seats([1, 2], [5, 6]), { minimumCovers: 3, maximumCovers: 5 }, [5, 5]],
    ['none, when the tables are too small', seats([1, 2]), { minimumCovers: 3 }, null],
  ])('party sizes bookable online: %s', (_, rules, occasion, bounds) => {
    const covers = coversOnline({ ...testRules, ...rules }, { ...table, ...occasion }, DATE);
    expect(covers && [covers.fewestCovers, covers.mostCovers]).toEqual(bounds);
  });

  it('party sizes bookable online span all occasions', () => {
    const bounds = (fewestCovers: number, mostCovers: number) => ({ fewestCovers, mostCovers });
    expect(coversOfAll([bounds(2, 8), null, bounds(6, 20)])).toEqual(bounds(2, 20));
    expect(coversOfAll([null])).toBeNull();
  });
});
