import { expect, test } from 'vitest';
import { directionsUrl, mapUrl } from './map-urls.ts';

const position = { lat: 53.7974, lng: -1.5413 };
const address = { address: ['1 Greek Street', 'Leeds'], postcode: 'LS1 5RW' };
const directions = 'https://www.google.com/maps/dir/?api=1&destination=';

test.each([
  ['a position', position, `${directions}53.7974,-1.5413`],
  ['an address', address, `${directions}1%20Greek%20Street%2C%20Leeds%2C%20LS1%205RW`],
  ['a position rather than an address', { ...position, ...address }, `${directions}53.7974,-1.5413`],
])('directions to %s', (_, to, url) => expect(directionsUrl(to)).toBe(url));

test('a position has a map URL', () =>
  expect(mapUrl(position)).toBe('https://www.google.com/maps/search/?api=1&query=53.7974,-1.5413'));
