import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenPages } from '../../values/pages/secret-paths.ts';
import { normalisePath } from './normalise.ts';

describe('paths are normalised', () => {
  test.each([
    ['//offers', '/offers'],
    ['/offers/', '/offers'],
    ['/Offers', '/offers'],
    ['//Restaurants///Leeds-Greek-Street//Book-Now//', '/restaurants/leeds-greek-street/book-now'],
    ['//', '/'],
    ['/\\', '/'],
    ['', '/'],
    ['offers', '/offers'],
    ['/Offers?Code=ABC//D/', '/offers?Code=ABC//D/'],
    ['/Offers/?a=%2f%2F&b=+', '/offers?a=%2f%2F&b=+'],
    ['/Offers#Terms', '/offers#Terms'],
    ['/?', null],
    ['/', null],
    ['/offers', null],
    ['/offers?Code=ABC//D/', null],
    ['/find-us?q=Leeds/', null],
    ['/Caf%C3%A9', '/caf%C3%A9'],
    ['/caf%C3%A9', null],
    ['/a%2Fb', null],
    ['/Preferences/3F2504E0-4F89', '/preferences/3f2504e0-4f89'],
  ])('the path %s is normalised in one step', (path, expected) => expect(normalisePath(path)).toBe(expected));
});

describe('exact names stay as they are', () => {
  test.each([
    ['/api/booking/manage/AbC/', null],
    ['/api', null],
    ['/assets/Root-DfX.js', null],
    ['/images//Logo.svg', null],
    ['/dev/mailbox/', null],
    ['/booking/AbC_d-E', null],
    ['/booking/AbC_d-E/', '/booking/AbC_d-E'],
    ['//Booking//AbC_d-E', '/booking/AbC_d-E'],
    ['//api//booking/AbC', '/api/booking/AbC'],
    ['/apian/Way', '/apian/way'],
  ])('the exact name %s stays as it is', (path, expected) => expect(normalisePath(path)).toBe(expected));
});

test.each(tokenPages.filter((pattern) => !pattern.startsWith('/preferences/')))('%s preserves its token', (pattern) => {
  const address = pattern.replace(/:\w+/, 'AbC_d-E');
  expect(normalisePath(address)).toBeNull();
  expect(normalisePath(`/${address}/`)).toBe(address);
});

describe('paths stay on this host', () => {
  test.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/%2F%2Fevil.example', '/evil.example'],
    ['/%2f/Evil.example', '/evil.example'],
    ['/%5Cevil.example', '/evil.example'],
    ['/%5c%5Cevil.example', '/evil.example'],
    ['/%09/evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/\r\n/evil.example', '/evil.example'],
    ['\t//evil.example', '/evil.example'],
    ['https://evil.example/', '/https:/evil.example'],
    ['//%2F%2Fapi', '/api'],
    ['/evil.example/..//x', '/evil.example/../x'],
  ])('the path %j stays on this host', (path, expected) => expect(normalisePath(path)).toBe(expected));
});

const piece = fc.constantFrom(
  '/',
  '\\',
  '//',
  'A',
  'evil.example',
  '%2F',
  '%5c',
  '%09',
  '\t',
  '\n',
  '.',
  '..',
  '?',
  '#',
  ':',
  '@',
  'api',
  'booking',
  ' ',
  'é',
  '%',
);
const anyPath = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string(),
);

test('any normalised path stays on this host, is well-formed and needs no further change', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const normal = normalisePath(path);
      if (normal === null) return;
      expect(normal).toMatch(/^\/(?![/\\]|%2f|%5c)/i);
      expect(new URL(normal, 'https://here.example').host).toBe('here.example');
      expect(normalisePath(normal)).toBeNull();
    }),
    { numRuns: 3000 },
  );
});

test('an unchanged path stays on this host, if it starts with a slash', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      if (!path.startsWith('/') || normalisePath(path) !== null) return;
      expect(new URL(path, 'https://here.example').host).toBe('here.example');
    }),
    { numRuns: 3000 },
  );
});

test('the query stays byte for byte', () => {
  const query = fc.string({ unit: fc.constantFrom('a', 'B', '/', '//', '%2F', '%c3', '&', '=', '?', '+', '\\', '#') });
  fc.assert(
    fc.property(query, (text) => {
      expect(normalisePath(`//Offers/?${text}`)).toBe(`/offers?${text}`);
    }),
  );
});
