import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const classesOf = (sheet: string) => readFileSync(sheet, 'utf8').match(/\._[\w-]+/g) ?? [];
/** The build keeps the server's own sheets beside the one of the pages, but no page asks for them. */
const isPages = (sheet: string) => basename(sheet).startsWith('style-');

test('what only the server draws is styled by the sheet that pages load', () => {
  const sheets = globSync('build/client/assets/*.css');
  const loaded = new Set(sheets.filter(isPages).flatMap(classesOf));
  expect(sheets.filter(isPages)).toHaveLength(1);
  const drawn = sheets.filter((sheet) => !isPages(sheet)).flatMap(classesOf);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((name) => !loaded.has(name))).toEqual([]);
});
