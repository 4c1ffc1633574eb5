import { expect, test } from 'vitest';
import { inScript } from './in-script.ts';

test('no text ends its script, and it reads as before', () => {
  const text = { text: '</script><!-- <script> & "quoted" \u2028' };
  const written = inScript(JSON.stringify(text));
  expect(written).not.toMatch(/[<>]/);
  expect(JSON.parse(written)).toEqual(text);
});
