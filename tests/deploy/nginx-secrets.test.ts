import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenEndpoints, tokenPages } from '../../src/values/pages/secret-paths.ts';

const configuration = readFileSync('deploy/nginx.conf', 'utf8');
const TOKEN = 'Zk3-xP_aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uVwXyZ';
const withToken = (pattern: string) => pattern.replace(/:\w+/, TOKEN);

/** Addresses as src/values/pages/secret-paths.ts knows them, those without a line of their own in its lists last. */
const pages = [...tokenPages, '/preferences/:id'].map(withToken);
const endpoints = [...tokenEndpoints, '/api/booking/holds/:holdToken'].map(withToken);
/** Also as they come before a redirect mends them. */
const asTyped = (path: string) => [
  path,
  `${path}.data`,
  path.replaceAll('/', '//'),
  path.replace(/^\/\w/, (start) => start.toUpperCase()),
];

/** The regular expressions in the braces that follow `opening`. */
const expressionsIn = (opening: string) => {
  const block = configuration.slice(configuration.indexOf(opening)).split('\n}')[0] as string;
  return [...block.matchAll(/^ +"~\*(\S+)" (\S+)\.\.\.;$/gm)].map(
    ([, expression = '', kept = '']) => [new RegExp(expression, 'i'), kept.slice(1)] as const,
  );
};
const logged = expressionsIn('map $uri $tavola_logged {');
const loggedAs = (path: string) => {
  for (const [expression, kept] of logged) {
    const found = expression.exec(path);
    if (found) return `${found.groups?.[kept]}...`;
  }
  return path;
};
const unkept = new RegExp(
  /location ~\* (\S+) \{\n +proxy_pass http:\/\/tavola;\n +gzip off;/.exec(configuration)?.[1] ?? '$.',
  'i',
);

test.each([...pages, ...endpoints].flatMap(asTyped))('nginx does not log the token in %s', (path) => {
  expect(loggedAs(path)).not.toContain(TOKEN);
});

test.each(pages.flatMap(asTyped))('nginx keeps no copy of %s', (path) => {
  expect(path).toMatch(unkept);
});

test('nginx does not log a place that is searched', () => {
  expect(loggedAs('/api/geo/search/LS1 4DY')).toBe('/api/geo/search/...');
});

test('nginx logs and keeps what has no token', () => {
  for (const path of ['/find-us', '/preferences', '/restaurants/leeds-greek-street', '/api/booking/create/1013']) {
    expect(loggedAs(path)).toBe(path);
    expect(path).not.toMatch(unkept);
  }
});
