import { expect, test } from 'vitest';
import { nearestNames } from './nearest-names.ts';

const names = [
  ['leeds-greek-street', 'Leeds Greek Street'],
  ['leeds-kirkstall', 'Leeds Kirkstall'],
  ['derry-guildhall-square', 'Derry~Londonderry Guildhall Square'],
  ['lunch-set', 'Pranzo, the set lunch'],
  ['main', 'All-day menu'],
];

test.each([
  ['leeds-greek-stret', ['leeds-greek-street']],
  ['Leeds Greek Street', ['leeds-greek-street']],
  ['leedsgreekstreet', ['leeds-greek-street']],
  ['leesd-kirkstal', ['leeds-kirkstall']],
  ['leeds', ['leeds-greek-street', 'leeds-kirkstall']],
  ['pranzo', ['lunch-set']],
  ['mian', ['main']],
  ['all-day', ['main']],
  ['mean', []],
  ['bath', []],
  ['leeds-headingley', []],
  ['', []],
  ['l', []],
])('the names nearest to %s are %o', (query, slugs) => {
  expect(nearestNames(query, names, (names) => names).map(([slug]) => slug)).toEqual(slugs);
});
