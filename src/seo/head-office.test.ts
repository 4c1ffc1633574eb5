import { expect, test } from 'vitest';
import { headOffice } from './head-office.ts';

const parts = (streetAddress: string, addressLocality?: string, postalCode?: string) => ({
  '@type': 'PostalAddress',
  streetAddress,
  ...(addressLocality && { addressLocality, postalCode }),
  addressCountry: 'GB',
});

test.each([
  [
    ['Tavola Restaurants', '4 Cloth Yard', 'Leeds LS1 4AB'],
    parts('Tavola Restaurants, 4 Cloth Yard', 'Leeds', 'LS1 4AB'),
  ],
  [['1 Long Lane', 'Newcastle upon Tyne, NE1 1AA'], parts('1 Long Lane', 'Newcastle upon Tyne', 'NE1 1AA')],
  [['2 Strand', 'London WC2N 5HR'], parts('2 Strand', 'London', 'WC2N 5HR')],
  [['3 Main Street', 'Somewhere'], parts('3 Main Street, Somewhere')],
])('the head office %j is split into its parts', (lines, expected) => expect(headOffice(lines)).toEqual(expected));
