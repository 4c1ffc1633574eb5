import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { linksUnmarked, unmarked } from './known-scripts.ts';

const MARK = 'b7c1';
const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

test('only inline scripts with the nonce are listed, without duplicates', () => {
  const html = [
    `<script nonce="${MARK}">one()</script>`,
    `<script type="module" nonce="${MARK}" async="">two()</script>`,
    `<script nonce="${MARK}">one()</script>`,
    `<script nonce="${MARK}" src="/three.js"></script><script src="/four.js" nonce="${MARK}"></script>`,
    '<script nonce="guessed">five()</script><script>six()</script>',
    `<p title="&lt;script" nonce="${MARK}">seven()</p>`,
  ].join('');
  const page = unmarked(html, MARK);
  expect(page.scripts).toEqual([hashOf('one()'), hashOf('two()')]);
  expect(page.html).toBe(html.replaceAll(` nonce="${MARK}"`, ''));
});

test('links lose the nonce, scripts keep it', () => {
  const head = `<link rel="preload" href="/a" nonce="${MARK}"/><script nonce="${MARK}">one()</script>`;
  expect(linksUnmarked(head, MARK)).toBe(`<link rel="preload" href="/a"/><script nonce="${MARK}">one()</script>`);
});
