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
    ['as tables and joins take them', {}, {}, [1, 8]],
    ['as the occasion takes them', {}, { minimumCovers: 2, maximumCovers: 4 }, [2, 4]],
    ['one person too, where a table seats one', {}, { minimumCovers: 2, takesOne: true }, [1, 8]],
    ['not one person where no table does', seats([2, 4]), { minimumCovers: 2, takesOne: true }, [2, 4]],
    ['of the areas of the occasion', {}, { areaLinkGroup: { isInclusive: true, ids: ['terrace'] } }, [2, 4]],
    [
      'without the areas that are closed',
      { closures: [{ startDate: DATE, endDate: DATE, reason: 'Paint', areaId: 'room' }] },
      {},
      [2, 4],
    ],
    ['of a size between tables', seats([1, 2], [5, 6]), { minimumCovers: 3, maximumCovers: 5 }, [5, 5]],
    ['none when the tables are too small', seats([1, 2]), { minimumCovers: 3 }, null],
  ])('%s', (_, rules, occasion, bounds) => {
    const covers = coversOnline({ ...testRules, ...rules }, { ...table, ...occasion }, DATE);
    expect(covers && [covers.fewestCovers, covers.mostCovers]).toEqual(bounds);
  });

  it('of all occasions together', () => {
    const bounds = (fewestCovers: number, mostCovers: number) => ({ fewestCovers, mostCovers });
    expect(coversOfAll([bounds(2, 8), null, bounds(6, 20)])).toEqual(bounds(2, 20));
    expect(coversOfAll([null])).toBeNull();
  });
});
