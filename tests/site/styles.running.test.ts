import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const classesOf = (sheet: string) => readFileSync(sheet, 'utf8').match(/\._[\w-]+/g) ?? [];
/** The build keeps the server's own sheet among the others, but no page asks for it. */
const isServers = (sheet: string) => basename(sheet).startsWith('server-');

test('what only the server draws is styled by a sheet that pages load', () => {
  const sheets = globSync('build/client/assets/*.css');
  const loaded = new Set(sheets.filter((sheet) => !isServers(sheet)).flatMap(classesOf));
  const drawn = sheets.filter(isServers).flatMap(classesOf);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((name) => !loaded.has(name))).toEqual([]);
});
