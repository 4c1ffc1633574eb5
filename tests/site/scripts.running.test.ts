import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Route = { id: string; module: string; imports: string[] };

function builtRoutes(): Route[] {
  const [manifest = ''] = globSync('build/client/assets/manifest-*.js');
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8').replace(/^[^{]*|;?\s*$/g, ''));
  return Object.values(routes);
}
const hasZod = (script: string) => readFileSync(`build/client${script}`, 'utf8').includes('_zod');

/** The page is the form itself. */
const FORM_PAGE = 'careers/page/apply-page';

test('no page loads Zod at first: schemas come with the cards whose forms they check', () => {
  const routes = builtRoutes();
  expect(routes.length).toBeGreaterThan(20);
  const heavy = routes.filter(({ module, imports }) => [module, ...imports].some(hasZod));
  expect(heavy.map(({ id }) => id)).toEqual([FORM_PAGE]);
  // What is looked for is how Zod looks in a build.
  expect(globSync('build/client/assets/*.js').some((path) => hasZod(path.replace('build/client', '')))).toBe(true);
});
