import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+447700900123', "'+447700900123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  [-2, '-2'],
])('the cell %j is written %j', (cell, expected) => expect(csvOf(['A'], [[cell]])).toBe(`\uFEFFA\r\n${expected}\r\n`));

test('a CSV has a line for each row, its columns first', () =>
  expect(
    csvOf(
      ['A', 'B'],
      [
        [1, 'x'],
        [2, ''],
      ],
    ),
  ).toBe('\uFEFFA,B\r\n1,x\r\n2,\r\n'));
