import { expect, test } from 'vitest';
import { readWritten, written } from './written.ts';

const data = { dishes: [{ name: 'Margherita', price: 1050 }], note: null };

test('they are written once, the server has the data at hand, and the browser reads them once', () => {
  const text = written(data);
  expect(written(data)).toBe(text);
  expect(readWritten(text)).toBe(data);
  const sent: typeof text = { json: text.json };
  expect(readWritten(sent)).toEqual(data);
  expect(readWritten(sent)).toBe(readWritten(sent));
});
