import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtDeskFiles } from '../../src/desk/serve/desk-files.server.ts';

type Route = { id: string; module: string; imports: string[] };

function builtRoutes(): Route[] {
  const [manifest = ''] = globSync('build/client/assets/manifest-*.js');
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8').replace(/^[^{]*|;?\s*$/g, ''));
  return Object.values(routes);
}
/** The text of a chunk and of its static imports, by path. */
function loadedWith(path: string, texts = new Map<string, string>()): Map<string, string> {
  if (texts.has(path)) return texts;
  const text = readFileSync(path, 'utf8');
  texts.set(path, text);
  for (const [, file] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
    loadedWith(`build/client/assets/${file}`, texts);
  return texts;
}
const textOf = (path: string) => [...loadedWith(path).values()].join('\n');
const hasZod = (script: string) => readFileSync(`build/client${script}`, 'utf8').includes('_zod');

/** The page is the form itself. */
const FORM_PAGE = 'careers/page/apply-page';

test('no page loads Zod at first: schemas load with the forms they validate', () => {
  const routes = builtRoutes();
  expect(routes.length).toBeGreaterThan(20);
  const heavy = routes.filter(({ module, imports }) => [module, ...imports].some(hasZod));
  expect(heavy.map(({ id }) => id)).toEqual([FORM_PAGE]);
  // The build contains Zod, as `hasZod` detects it.
  expect(globSync('build/client/assets/*.js').some((path) => hasZod(path.replace('build/client', '')))).toBe(true);
});

test('the booking card opens without the validation of details: Zod and the phone number metadata', () => {
  const [card = ''] = globSync('build/client/assets/booking-modal-*.js');
  const [details = ''] = globSync('build/client/assets/details-*.js');
  const checks = ['_zod', 'country_calling_codes'];
  expect(checks.filter((part) => textOf(card).includes(part))).toEqual([]);
  expect(checks.filter((part) => textOf(details).includes(part))).toEqual(checks);
});

test('the desk’s script is small, and nothing of the site loads any of it', () => {
  const script = `build/client${builtDeskFiles('build/client').script}`;
  const text = readFileSync(script, 'utf8');
  expect(brotliCompressSync(text).length).toBeLessThan(90_000);
  // One file, whose event would be in any other that had a part of it.
  expect(text).not.toMatch(/(from|import)\s*\(?"\.\//);
  expect(text).toContain('desk:drawn');
  const others = globSync('build/client/assets/*.js').filter((path) => path !== script);
  expect(others.length).toBeGreaterThan(20);
  const parts = ['desk:drawn', basename(script)];
  const loads = (path: string) => parts.some((part) => readFileSync(path, 'utf8').includes(part));
  expect(others.filter(loads)).toEqual([]);
});
