import { expect, test } from 'vitest';
import { readWritten, written } from './written.ts';

const data = { dishes: [{ name: 'Margherita', price: 1050 }], note: null };

test('data is serialised once, available directly on the server, and parsed once in the browser', () => {
  const text = written(data);
  expect(written(data)).toBe(text);
  expect(readWritten(text)).toBe(data);
  const received: typeof text = { json: text.json };
  expect(readWritten(received)).toEqual(data);
  expect(readWritten(received)).toBe(readWritten(received));
});
