import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, sendPage, VALID_UNTIL } from './page-cache.server.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const policy = (hashes: string[]) => `script-src ${hashes.join(' ')}`;
const asks = (headers: Record<string, string>) => (name: string) => headers[name];
const open = (now = () => 0) => createPageCache({ maxBytes: 1_000_000, policy, now });

test('a page is rendered once, however many ask at once', async () => {
  const cache = open();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return new Response('<p>ciao</p>', { headers: HTML });
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
  await cache.get('/', render);
  expect(renders).toBe(1);
  cache.clear();
  await cache.get('/', render);
  expect(renders).toBe(2);
});

test.each([404, 500])('a %i is never kept', async (status) => {
  const cache = open();
  const page = await cache.get('/gone', async () => new Response('no', { status, headers: HTML }));
  expect(page.status).toBe(status);
  expect((await cache.get('/gone', async () => new Response('back', { headers: HTML }))).status).toBe(200);
});

test('the policy names each inline script by its hash and no other', async () => {
  const html = '<script>alert(1)</script><script src="/a.js"></script><script type="module">2</script>';
  const page = await open().get('/', async () => new Response(html, { headers: HTML }));
  expect(page.headers['content-security-policy']).toBe(
    "script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
  );
});

test('the best encoding the browser takes is sent, and 304 for what it has', async () => {
  const page = await open().get('/', async () => new Response('<p>ciao ciao</p>', { headers: HTML }));
  const br = sendPage(page, asks({ 'accept-encoding': 'gzip, br' }));
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe('<p>ciao ciao</p>');
  expect(sendPage(page, asks({})).headers.get('content-encoding')).toBeNull();
  const etag = page.headers.etag as string;
  expect(sendPage(page, asks({ 'if-none-match': etag })).status).toBe(304);
});

test('a page is told until when it holds', async () => {
  const headers = { ...HTML, [VALID_UNTIL]: '5000' };
  const page = await open(() => 4000).get('/', async () => new Response('open', { headers }));
  expect(page.validUntil).toBe(5000);
  expect(page.headers).not.toHaveProperty(VALID_UNTIL);
});
