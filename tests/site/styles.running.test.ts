import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const classesOf = (sheet: string) => readFileSync(sheet, 'utf8').match(/\._[\w-]+/g) ?? [];
/** The build keeps the server's own sheets beside that of the pages, but no page loads them. */
const isPages = (sheet: string) => basename(sheet).startsWith('style-');

test('classes used only on the server are in the sheet that pages load', () => {
  const sheets = globSync('build/client/assets/*.css');
  const loadedClasses = new Set(sheets.filter(isPages).flatMap(classesOf));
  expect(sheets.filter(isPages)).toHaveLength(1);
  const serverClasses = sheets.filter((sheet) => !isPages(sheet)).flatMap(classesOf);
  expect(serverClasses.length).toBeGreaterThan(0);
  expect(serverClasses.filter((name) => !loadedClasses.has(name))).toEqual([]);
});
