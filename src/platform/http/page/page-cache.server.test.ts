import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, type Page, sendForOne, sendPage, toPage, VALID_UNTIL } from './page-cache.server.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const policy = (hashes: string[]) => `script-src ${hashes.join(' ')}`;
const asks = (headers: Record<string, string>) => (name: string) => headers[name];
const answered = (body: string, init: ResponseInit = {}) => ({
  response: new Response(body, { headers: HTML, ...init }),
  nonce: 'mark',
});
const randomHex = (length: number) => randomBytes(length / 2).toString('hex');
const unpacked = (page?: Page) => page && sendPage(page, asks({})).text();
const open = (now = () => 0) => createPageCache({ maxBytes: 1_000_000, policy, now });

test('a page is rendered once, however many ask at once', async () => {
  const cache = open();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return answered('<p>ciao</p>');
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
  await cache.get('/', render);
  expect(renders).toBe(1);
  cache.clear();
  await cache.get('/', render);
  expect(renders).toBe(2);
});

test('pages take no more memory than they may: those used longest ago make room', async () => {
  const cache = createPageCache({ maxBytes: 100_000, policy, now: () => 0 });
  // Packed in two ways, about 30,000 bytes each.
  for (const path of ['/first', '/second', '/third']) await cache.get(path, async () => answered(randomHex(30_000)));
  cache.peek('/first');
  await cache.get('/fourth', async () => answered(randomHex(30_000)));
  const kept = ['/first', '/second', '/third', '/fourth'].filter((path) => cache.peek(path));
  expect(kept).toEqual(['/first', '/third', '/fourth']);
});

test('a page whose time has passed is still at hand for a minute, also after a render that failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = 1;
  // The cache holds on to the real clock, and asks it at most once a millisecond.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const cache = open();
  const until = { ...HTML, [VALID_UNTIL]: '10000' };
  await cache.get('/', async () => answered('<p>open</p>', { headers: until }));
  pass(10_000 + 59_000);
  expect(cache.peek('/')).toBeUndefined();
  await expect(cache.get('/', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await unpacked(cache.lately('/'))).toBe('<p>open</p>');
  pass(1000);
  expect(cache.lately('/')).toBeUndefined();
  cache.clear();
  expect(cache.lately('/')).toBeUndefined();
  clock.mockRestore();
  vi.useRealTimers();
});

test.each([404, 500])('a %i is never kept', async (status) => {
  const cache = open();
  const page = await cache.get('/gone', async () => answered('no', { status }));
  expect(page.status).toBe(status);
  expect((await cache.get('/gone', async () => answered('back'))).status).toBe(200);
});

const drawnPage = (html: string) => open().get('/', async () => answered(html));
const OWN =
  "script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='";

test('the policy names each inline script of the renderer by its hash, and the mark is nowhere', async () => {
  const page = await drawnPage(
    '<link nonce="mark" href="/a.js"/><script nonce="mark">alert(1)</script><script nonce="mark" src="/a.js"></script>' +
      '<script nonce="mark" type="module">2</script>',
  );
  expect(page.headers['content-security-policy']).toBe(OWN);
  expect(await unpacked(page)).toBe(
    '<link href="/a.js"/><script>alert(1)</script><script src="/a.js"></script><script type="module">2</script>',
  );
});

test.each([
  ['a script', '<script>steal()</script>'],
  ['one with another mark', '<script nonce="guess">steal()</script>'],
  ['one that is not closed', '<script>steal()//'],
  ['one whose tag is not closed', '<script data-x="'],
])('the policy names no script that came into the page with its content: %s', async (_, injected) => {
  const before = '<script nonce="mark">alert(1)</script><script nonce="mark" type="module">2</script>';
  const page = await drawnPage(`${before}${injected}<p>ciao</p><script nonce="mark">alert(1)</script>`);
  expect(page.headers['content-security-policy']).toBe(OWN);
});

test('the best encoding the browser takes is sent, and 304 for what it has', async () => {
  const page = await open().get('/', async () => answered('<p>ciao ciao</p>'));
  const br = sendPage(page, asks({ 'accept-encoding': 'gzip, br' }));
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe('<p>ciao ciao</p>');
  const gzip = sendPage(page, asks({ 'accept-encoding': 'gzip' }));
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe('<p>ciao ciao</p>');
  const plain = sendPage(page, asks({}));
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('<p>ciao ciao</p>');
  const etag = page.headers.etag as string;
  const statusFor = (known: string) => sendPage(page, asks({ 'if-none-match': known })).status;
  expect([etag, `W/${etag}`, `"old", ${etag}`].map(statusFor)).toEqual([304, 304, 304]);
  expect(['"old"', `W/"old", "x${etag}`].map(statusFor)).toEqual([200, 200]);
});

test('a page for one browser is packed as it takes it, unless that is not worth it', async () => {
  const long = '<p>ciao</p>'.repeat(200);
  const page = await toPage(answered(long), policy, false);
  const br = sendForOne(page, asks({ 'accept-encoding': 'gzip, br' }));
  expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(long);
  const gzip = sendForOne(page, asks({ 'accept-encoding': 'gzip' }));
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(long);
  const plain = sendForOne(page, asks({}));
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, long]);
  const short = sendForOne(await toPage(answered('ciao'), policy, false), asks({ 'accept-encoding': 'br' }));
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'ciao']);
});

test('a page has an expiry', async () => {
  const headers = { ...HTML, [VALID_UNTIL]: '5000' };
  const page = await open(() => 4000).get('/', async () => answered('open', { headers }));
  expect(page.validUntil).toBe(5000);
  expect(page.headers).not.toHaveProperty(VALID_UNTIL);
});

const shared = (fresh: number, asked: number, failing: number) =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${asked}, stale-if-error=${failing}`;

test.each([
  ['one that stays as it is', undefined, shared(5, 10, 3600)],
  ['an hour before it changes', 3_600_000, shared(5, 10, 3595)],
  ['12 seconds before', 12_900, shared(5, 7, 7)],
  ['3 seconds before', 3999, shared(3, 0, 0)],
  ['in its last second', 999, 'public, max-age=0, must-revalidate'],
])('a proxy may keep a page for seconds, never past its end: %s', async (_, leftMs, expected) => {
  const headers = { ...HTML, ...(leftMs && { [VALID_UNTIL]: String(10_000 + leftMs) }) };
  const page = await open(() => 10_000).get('/', async () => answered('open', { headers }));
  const named = { 'accept-encoding': 'br', 'if-none-match': page.headers.etag as string };
  const sent = [asks({}), asks({ 'accept-encoding': 'br' }), asks(named)].map((ask) => sendPage(page, ask, 10_000));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 304]);
  expect(sent.map((answer) => answer.headers.get('cache-control'))).toEqual([expected, expected, expected]);
});

test('without a proxy, and with a cookie, a page is for its browser alone', async () => {
  const plain = await open().get('/', async () => answered('open'));
  expect(sendPage(plain, asks({})).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const given = { ...HTML, 'set-cookie': 'id=1' };
  const own = await open().get('/', async () => answered('yours', { headers: given }));
  expect(sendPage(own, asks({}), 0).headers.get('cache-control')).not.toContain('s-maxage');
});

test('sixty copies of a page are kept, those used last, and no other page gives way', async () => {
  const cache = open();
  const ask = (key: string) => cache.get(key, async () => answered('<p>ciao</p>'));
  await ask('/menu');
  for (let turn = 0; turn < 61; turn += 1) await ask(`/find-us?q=${turn}`);
  expect(cache.peek('/find-us?q=0')).toBeUndefined();
  for (const kept of ['/menu', '/find-us?q=1', '/find-us?q=60']) expect(cache.peek(kept)).toBeDefined();
});
