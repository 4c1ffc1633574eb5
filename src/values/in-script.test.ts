import { expect, test } from 'vitest';
import { inScript } from './in-script.ts';

test('no text can end its script, and it parses back unchanged', () => {
  const text = { text: '</script><!-- <script> & "quoted" \u2028' };
  const json = inScript(JSON.stringify(text));
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.parse(json)).toEqual(text);
});
