import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

function deferred(html: string): string {
  const end = html.indexOf('</head>');
  const { head, body } = deferScripts({ head: html.slice(0, end), body: html.slice(end) });
  return head + body;
}

const page = (head: string, script: string) =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>$& <script type="module" async="">${script}</script></body></html>`;
const rendered = page(
  '<link rel="preload" as="font" href="/f.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><title>$1</title><link rel="stylesheet" href="/s.css"/>',
  'import "/manifest.js";\nimport * as route0 from "/a.js";\nwindow.routes = {"root":route0};\n\nimport("/entry.js");',
);

test('style sheets come before fonts, fonts before code', () => {
  const links = [...deferred(rendered).matchAll(/<link rel="(\w+)"/g)].map(([, rel]) => rel);
  expect(links).toEqual(['stylesheet', 'preload']);
});

const scriptIn = (html: string) => /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const FETCHES = /of code\.entries\(\)\)\{.*document\.head\.append\(/;

test('all code is fetched once the page is painted, with the entry last', () => {
  const script = scriptIn(deferred(rendered));
  expect(script).toContain('const code=["/a.js","/b.js"];');
  const parts = ['code=[', 'document.hidden||await', 'document.head', 'import("/entry.js")'];
  const order = parts.map((part) => script.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(script).toMatch(FETCHES);
  expect(script).toMatch(
    /await import\("\/manifest.js"\);.*\nconst route0 = await import\("\/a.js"\);.*\nwindow\.routes/,
  );
  expect(script).not.toMatch(/^import [^(]/m);
});

test('a page with another start script is unchanged', () => {
  const other = page('<link rel="modulepreload" href="/a.js"/>', 'start();');
  expect(deferred(other)).toBe(other);
});
