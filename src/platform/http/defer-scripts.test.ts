import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = (head: string, script: string) =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>$& <script type="module" async="">${script}</script></body></html>`;
const rendered = page(
  '<link rel="preload" as="font" href="/f.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><title>$1</title><link rel="stylesheet" href="/s.css"/>',
  'import "/manifest.js";\nimport * as route0 from "/a.js";\nwindow.routes = {"root":route0};\n\nimport("/entry.js");',
);

test('style sheets come before fonts, fonts before code', () => {
  const links = [...deferScripts(rendered).matchAll(/<link rel="(\w+)"/g)].map(([, rel]) => rel);
  expect(links).toEqual(['stylesheet', 'preload']);
});

test('code is fetched once the page is painted, all of it at once', () => {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(deferScripts(rendered))?.[1] ?? '';
  expect(script).toMatch(/^document\.hidden\|\|await new Promise/);
  expect(script).toContain('const code=["/a.js","/b.js"];');
  expect(script).toContain('await import("/manifest.js");\nconst route0 = await import("/a.js");\nwindow.routes');
  expect(script).not.toMatch(/^import [^(]/m);
});

test('a page that does not begin like ours stays as it is', () => {
  const other = page('<link rel="modulepreload" href="/a.js"/>', 'start();');
  expect(deferScripts(other)).toBe(other);
});
