import { expect, test } from 'vitest';
import { freePlace } from './place-notices.ts';

const phone = { left: 0, top: 0, right: 390, bottom: 844 };
const notice = { width: 180, height: 40 };
const across = (top: number, bottom: number) => ({ left: 16, right: 374, top, bottom });

test('a notice goes to the bottom left if nothing is in its way', () => {
  expect(freePlace(notice, phone, [])).toEqual({ left: 16, top: 788 });
});

test('a notice goes right of a button at the bottom, or above a wide one', () => {
  expect(freePlace(notice, phone, [{ left: 16, right: 150, top: 780, bottom: 828 }])).toEqual({ left: 194, top: 788 });
  expect(freePlace(notice, phone, [across(780, 828)])?.top).toBeLessThanOrEqual(736);
});

test('in a form a notice goes beside a label, between two fields', () => {
  const fields = Array.from({ length: 9 }, (_, at) => [
    across(at * 104 + 32, at * 104 + 80),
    { left: 16, right: 80, top: at * 104, bottom: at * 104 + 24 },
  ]).flat();
  const place = freePlace(notice, phone, fields);
  expect(place?.left).toBe(194);
});

test('a notice is hidden rather than cover a field', () => {
  expect(freePlace(notice, phone, [across(0, 800)])).toBeNull();
});
