import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, type Page, sendForOne, sendPage, toPage, VALID_UNTIL } from './page-cache.server.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const policy = (hashes: string[]) => `script-src ${hashes.join(' ')}`;
const headerReader = (headers: Record<string, string>) => (name: string) => headers[name];
const responseWith = (body: string, init: ResponseInit = {}) => ({
  response: new Response(body, { headers: HTML, ...init }),
  nonce: 'mark',
});
const randomHex = (length: number) => randomBytes(length / 2).toString('hex');
const unpack = (page?: Page) => page && sendPage(page, headerReader({})).text();
const open = (now = () => 0) => createPageCache({ maxBytes: 1_000_000, policy, now });

test('concurrent requests render a page once', async () => {
  const cache = open();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return responseWith('<p>ciao</p>');
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
  await cache.get('/', render);
  expect(renders).toBe(1);
  cache.clear();
  await cache.get('/', render);
  expect(renders).toBe(2);
});

test('the least recently used pages are dropped when the cache is full', async () => {
  const cache = createPageCache({ maxBytes: 100_000, policy, now: () => 0 });
  // Compressed twice, to about 30,000 bytes each.
  for (const path of ['/first', '/second', '/third'])
    await cache.get(path, async () => responseWith(randomHex(30_000)));
  cache.peek('/first');
  await cache.get('/fourth', async () => responseWith(randomHex(30_000)));
  const cachedPaths = ['/first', '/second', '/third', '/fourth'].filter((path) => cache.peek(path));
  expect(cachedPaths).toEqual(['/first', '/third', '/fourth']);
});

test('a stale page stays available for a minute, even after a failed render', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = 1;
  // The cache keeps a reference to the real clock and reads it at most once a millisecond.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const cache = open();
  const until = { ...HTML, [VALID_UNTIL]: '10000' };
  await cache.get('/', async () => responseWith('<p>open</p>', { headers: until }));
  pass(10_000 + 59_000);
  expect(cache.peek('/')).toBeUndefined();
  await expect(cache.get('/', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await unpack(cache.lately('/'))).toBe('<p>open</p>');
  pass(1000);
  expect(cache.lately('/')).toBeUndefined();
  cache.clear();
  expect(cache.lately('/')).toBeUndefined();
  clock.mockRestore();
  vi.useRealTimers();
});

test.each([404, 500])('a %i response is never cached', async (status) => {
  const cache = open();
  const page = await cache.get('/gone', async () => responseWith('no', { status }));
  expect(page.status).toBe(status);
  expect((await cache.get('/gone', async () => responseWith('back'))).status).toBe(200);
});

const drawnPage = (html: string) => open().get('/', async () => responseWith(html));
const OWN =
  "script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='";

test("the policy lists the renderer's inline scripts by hash, and the nonce is removed", async () => {
  const page = await drawnPage(
    '<link nonce="mark" href="/a.js"/><script nonce="mark">alert(1)</script><script nonce="mark" src="/a.js"></script>' +
      '<script nonce="mark" type="module">2</script>',
  );
  expect(page.headers['content-security-policy']).toBe(OWN);
  expect(await unpack(page)).toBe(
    '<link href="/a.js"/><script>alert(1)</script><script src="/a.js"></script><script type="module">2</script>',
  );
});

test.each([
  ['a script', '<script>steal()</script>'],
  ['a script with another nonce', '<script nonce="guess">steal()</script>'],
  ['an unclosed script', '<script>steal()//'],
  ['an unclosed tag', '<script data-x="'],
])("the policy doesn't allow a script injected through content: %s", async (_, markup) => {
  const before = '<script nonce="mark">alert(1)</script><script nonce="mark" type="module">2</script>';
  const page = await drawnPage(`${before}${markup}<p>ciao</p><script nonce="mark">alert(1)</script>`);
  expect(page.headers['content-security-policy']).toBe(OWN);
});

test('a page is sent in the best encoding, or as 304 if unchanged', async () => {
  const page = await open().get('/', async () => responseWith('<p>ciao ciao</p>'));
  const br = sendPage(page, headerReader({ 'accept-encoding': 'gzip, br' }));
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe('<p>ciao ciao</p>');
  const gzip = sendPage(page, headerReader({ 'accept-encoding': 'gzip' }));
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe('<p>ciao ciao</p>');
  const plain = sendPage(page, headerReader({}));
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('<p>ciao ciao</p>');
  const etag = page.headers.etag as string;
  const statusFor = (etag: string) => sendPage(page, headerReader({ 'if-none-match': etag })).status;
  expect([etag, `W/${etag}`, `"old", ${etag}`].map(statusFor)).toEqual([304, 304, 304]);
  expect(['"old"', `W/"old", "x${etag}`].map(statusFor)).toEqual([200, 200]);
});

test('an uncached page is compressed on the fly if that is worth it', async () => {
  const long = '<p>ciao</p>'.repeat(200);
  const page = await toPage(responseWith(long), policy, false);
  const br = sendForOne(page, headerReader({ 'accept-encoding': 'gzip, br' }));
  expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(long);
  const gzip = sendForOne(page, headerReader({ 'accept-encoding': 'gzip' }));
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(long);
  const plain = sendForOne(page, headerReader({}));
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, long]);
  const short = sendForOne(
    await toPage(responseWith('ciao'), policy, false),
    headerReader({ 'accept-encoding': 'br' }),
  );
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'ciao']);
});

test('a page has an expiry', async () => {
  const headers = { ...HTML, [VALID_UNTIL]: '5000' };
  const page = await open(() => 4000).get('/', async () => responseWith('open', { headers }));
  expect(page.validUntil).toBe(5000);
  expect(page.headers).not.toHaveProperty(VALID_UNTIL);
});

const shared = (fresh: number, revalidate: number, errors: number) =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${errors}`;

test.each([
  ['never', undefined, shared(5, 10, 3600)],
  ['in an hour', 3_600_000, shared(5, 10, 3595)],
  ['in 12 seconds', 12_900, shared(5, 7, 7)],
  ['in 3 seconds', 3999, shared(3, 0, 0)],
  ['in under a second', 999, 'public, max-age=0, must-revalidate'],
])('a proxy may cache a page for seconds, never past its expiry: %s', async (_, leftMs, cacheControl) => {
  const headers = { ...HTML, ...(leftMs && { [VALID_UNTIL]: String(10_000 + leftMs) }) };
  const page = await open(() => 10_000).get('/', async () => responseWith('open', { headers }));
  const conditional = { 'accept-encoding': 'br', 'if-none-match': page.headers.etag as string };
  const responses = [headerReader({}), headerReader({ 'accept-encoding': 'br' }), headerReader(conditional)].map(
    (ask) => sendPage(page, ask, 10_000),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 304]);
  expect(responses.map((answer) => answer.headers.get('cache-control'))).toEqual([
    cacheControl,
    cacheControl,
    cacheControl,
  ]);
});

test("without a proxy, or with a cookie, a page isn't shared", async () => {
  const plain = await open().get('/', async () => responseWith('open'));
  expect(sendPage(plain, headerReader({})).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const headers = { ...HTML, 'set-cookie': 'id=1' };
  const own = await open().get('/', async () => responseWith('yours', { headers }));
  expect(sendPage(own, headerReader({}), 0).headers.get('cache-control')).not.toContain('s-maxage');
});

test('sixty variants of a page are cached, without displacing other pages', async () => {
  const cache = open();
  const ask = (key: string) => cache.get(key, async () => responseWith('<p>ciao</p>'));
  await ask('/menu');
  for (let turn = 0; turn < 61; turn += 1) await ask(`/find-us?q=${turn}`);
  expect(cache.peek('/find-us?q=0')).toBeUndefined();
  for (const key of ['/menu', '/find-us?q=1', '/find-us?q=60']) expect(cache.peek(key)).toBeDefined();
});
