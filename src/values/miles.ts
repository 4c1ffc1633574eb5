import { formatThousands } from './thousands.ts';

/** A distance in running text. `miles` has one decimal, so 0 means less than 90 yards. */
export function milesText(miles: number): string {
  if (miles === 0) return 'under 100 yards';
  return miles === 1 ? '1 mile' : `${formatThousands(miles)} miles`;
}
