import { expect, test } from 'vitest';
import { capitalise } from './text.ts';

test.each([
  ['friday', 'Friday'],
  ['tree nuts', 'Tree nuts'],
  ['Eggs', 'Eggs'],
  ['', ''],
])('%j is %j at the start of a line', (text, capitalised) => expect(capitalise(text)).toBe(capitalised));
