import { readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { bookTable, customerOf } from '../support/booking-calls.ts';
import { freePort } from '../support/free-port.ts';
import { noNginx, startNginx } from '../support/nginx.ts';

if (noNginx) console.log(`SKIPPED: the site behind nginx, because ${noNginx}`);

const BOOK_NOW = '/restaurants/leeds-greek-street/book-now?date=2026-11-27&covers=2';
const EACH_TIME = 'public, max-age=0, must-revalidate';

describe.skipIf(noNginx)('behind nginx, beside a process that is down', () => {
  let site: RunningServer;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    site = await startServer({ CLOCK: '2026-11-20T10:00:00Z', TRUST_PROXY: 'on', CAPTCHA: 'off' });
    nginx = await startNginx([await freePort(), Number(new URL(site.url).port)]);
    await vi.waitFor(() => fetch(nginx.url), { timeout: 10_000, interval: 20 });
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  const ask = async (path: string, encoding = 'identity') => {
    const answer = await fetch(nginx.url + path, { headers: { 'accept-encoding': encoding } });
    const [text, header] = [await answer.text(), (name: string) => answer.headers.get(name)];
    return {
      status: answer.status,
      text,
      cache: header('x-cache'),
      encoding: header('content-encoding'),
      named: header,
    };
  };

  test('a public page is cached, compressed by each encoding, and revalidated by browsers', async () => {
    const first = await ask('/');
    expect(first).toMatchObject({ status: 200, encoding: null });
    const compressed = await ask('/', 'gzip, deflate, br');
    expect(compressed).toMatchObject({ status: 200, encoding: 'br', text: first.text });
    expect(compressed.named('cache-control')).toBe(EACH_TIME);
    expect(await ask('/', 'br;q=1, gzip')).toMatchObject({ cache: 'HIT', encoding: 'br', text: first.text });
    expect(await ask('/')).toMatchObject({ cache: 'HIT', encoding: null, text: first.text });
  });

  test('a page for one browser, or a form, is never cached', async () => {
    const [first, second] = [await ask(BOOK_NOW), await ask(BOOK_NOW)];
    expect(first.named('set-cookie')).toMatch(/^tavola\.session=/);
    expect(second.named('set-cookie')).not.toBe(first.named('set-cookie'));
    expect([first.cache, second.cache]).toEqual(['MISS', 'MISS']);
  });

  test("a table is booked even if the first process is down, and its link isn't logged", async () => {
    const booking = await bookTable(nginx.url, customerOf(1), '18:00');
    expect(booking).toMatchObject({ status: 200, body: { bookingStatus: 1 } });
    const { manageToken } = booking.body as { manageToken: string };
    const page = await ask(`/booking/${manageToken}`);
    expect(page).toMatchObject({ status: 200, cache: null });
    await vi.waitFor(() => expect(nginx.log()).toContain('GET /booking/... '));
    expect(nginx.log()).not.toContain(manageToken);
  });

  /** From its own address, since limits count per address; `extra` bytes are announced but not sent. */
  const askFrom = (localAddress: string, path: string, extra = 0, requests: ClientRequest[] = []) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const method = extra > 0 ? 'POST' : 'GET';
      const outgoing = request(nginx.url + path, { localAddress, method, agent: false });
      requests.push(outgoing);
      outgoing.once('response', (answer) => resolve(answer.resume())).once('error', reject);
      if (extra > 0) outgoing.setHeader('content-length', extra).flushHeaders();
      else outgoing.end();
    });
  const aFile = () => `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith('.js'))}`;

  test("an address with hundreds of page requests at once gets 429; files and other addresses aren't counted", async () => {
    await ask('/');
    const fifty = (path: string) => Promise.all(Array.from({ length: 50 }, () => askFrom('127.0.0.2', path)));
    const answers: IncomingMessage[] = [];
    for (let turn = 0; turn < 12; turn += 1) answers.push(...(await fifty('/')));
    const with200 = answers.filter(({ statusCode }) => statusCode === 200);
    expect(with200.length).toBeGreaterThanOrEqual(200);
    const rejection = (responses: IncomingMessage[]) => responses.find(({ statusCode }) => statusCode === 429)?.headers;
    expect(rejection(answers)).toMatchObject({ 'retry-after': '60', 'content-type': 'text/plain' });
    const headers = rejection(await fifty('/api/v1/content/venues'));
    expect(headers).toMatchObject({ 'retry-after': '60', 'content-type': 'application/json' });
    expect((await askFrom('127.0.0.2', aFile())).statusCode).toBe(200);
    expect((await askFrom('127.0.0.3', '/')).statusCode).toBe(200);
  });

  test('an address may have a hundred requests under way, files apart', async () => {
    const requests: ClientRequest[] = [];
    const pending = Array.from({ length: 100 }, () => askFrom('127.0.0.4', '/api/token', 10, requests));
    const settled = Promise.allSettled(pending);
    await vi.waitFor(async () => expect((await askFrom('127.0.0.4', '/')).statusCode).toBe(429));
    expect((await askFrom('127.0.0.4', aFile())).statusCode).toBe(200);
    for (const each of requests) each.destroy();
    await settled;
    await vi.waitFor(async () => expect((await askFrom('127.0.0.4', '/')).statusCode).toBe(200));
  });

  /** The response to a body that is too large, before it is sent. */
  const tooLarge = (path: string) =>
    new Promise<{ status?: number; type?: string; server: unknown; body: string }>((resolve, reject) => {
      const outgoing = request(nginx.url + path, { method: 'POST', agent: false });
      outgoing.once('error', reject).once('response', async (answer) => {
        const { 'content-type': type, server } = answer.headers;
        resolve({ status: answer.statusCode, type, server, body: await bodyOf(answer) });
        outgoing.destroy();
      });
      outgoing.setHeader('content-length', 40 * 1024 * 1024).flushHeaders();
    });

  test("nginx rejects what is too large with the site's message: in JSON for its API, else as a page", async () => {
    const api = await tooLarge('/api/contact/sendemail');
    expect(api).toMatchObject({ status: 413, type: 'application/json', server: 'nginx' });
    const words = {
      code: 413,
      title: 'Too large',
      message: 'That’s too big for us to take in one go. Please send fewer or smaller files.',
    };
    expect(JSON.parse(api.body)).toEqual(words);
    const body = readFileSync('src/platform/http/too-large.html', 'utf8');
    expect(await tooLarge('/contact-us')).toMatchObject({ status: 413, type: 'text/html', server: 'nginx', body });
    expect((await ask('/internal/too-large.html')).status).toBe(404);
  });

  /** The response over http, under this name. */
  const askPlainly = (host: string, path = '/find-us?q=leeds') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(nginx.plainUrl + path, { headers: { host }, agent: false });
      outgoing.once('error', reject).once('response', (answer) => resolve(answer.resume()));
      outgoing.end();
    });

  test("http redirects to https only for the site's two names", async () => {
    const own = await askPlainly('tavola.example');
    expect([own.statusCode, own.headers.location]).toEqual([301, 'https://tavola.example/find-us?q=leeds']);
    expect((await askPlainly('www.tavola.example')).headers.location).toBe('https://tavola.example/find-us?q=leeds');
    const others = await Promise.all(
      ['evil.example', 'tavola.example.evil.example', '127.0.0.1'].map((host) => askPlainly(host)),
    );
    for (const { statusCode, headers } of others) expect([statusCode, headers.location]).toEqual([421, undefined]);
    expect([own, ...others].map(({ headers }) => headers.server)).toEqual(Array(4).fill('nginx'));
  });

  const withTls = (servername: string) => {
    return { host: '127.0.0.1', port: nginx.tlsPort, servername, rejectUnauthorized: false };
  };
  /** A TLS handshake with this server name, or none if it is empty. */
  const shakeHands = (servername: string, session?: Buffer) =>
    new Promise<TLSSocket>((resolve, reject) => {
      const options = { ...withTls(servername), session, maxVersion: 'TLSv1.2' as const };
      const socket = connect(options, () => resolve(socket)).once('error', reject);
    });
  /** The response over https to this host, after a handshake with one of the site's names. */
  const askSafely = (host: string, { servername = 'tavola.example', path = '/' } = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = requestByTls({ ...withTls(servername), path, headers: { host }, agent: false });
      outgoing.once('error', reject).once('response', (answer) => resolve(answer.resume()));
      outgoing.end();
    });

  test("https serves only the site's name, and resumes its sessions", async () => {
    const answers = [await askSafely('tavola.example'), await askSafely('evil.example')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 421]);
    for (const name of ['evil.example', 'book.tavola.example', ''])
      await expect(shakeHands(name), name).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME' });
    const first = await shakeHands('tavola.example');
    const again = await shakeHands('tavola.example', first.getSession());
    expect([first.isSessionReused(), again.isSessionReused()]).toEqual([false, true]);
    for (const socket of [first, again]) socket.destroy();
  });

  test('the name with www redirects to the one without, and keeps the path', async () => {
    const servername = 'www.tavola.example';
    const { statusCode, headers } = await askSafely(servername, {
      servername,
      path: '/offer/pudding-on-us?utm_source=mail',
    });
    expect([statusCode, headers.location]).toEqual([301, 'https://tavola.example/offer/pudding-on-us?utm_source=mail']);
  });

  test("an e-mail's link isn't logged over http or under another name", async () => {
    for (const host of ['tavola.example', 'evil.example']) await askPlainly(host, '/booking/a-token-of-an-e-mail');
    await vi.waitFor(() => expect(nginx.log().match(/GET \/booking\/\.\.\. HTTP\/1\.1 (301|421)/g)).toHaveLength(2));
    expect(nginx.log()).not.toContain('a-token-of');
  });

  test('with no process left: kept pages and files go on, the rest says so and asks again', async () => {
    await ask('/');
    await site.stop('SIGKILL');
    const stale = await vi.waitFor(
      async () => {
        const page = await ask('/');
        expect(page.cache).toBe('STALE');
        return page;
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(stale).toMatchObject({ status: 200, text: expect.stringContaining('<footer') });
    const away = await ask(BOOK_NOW);
    expect(away).toMatchObject({ status: 503, text: expect.stringContaining('location.reload()') });
    const api = await ask('/api/v1/content/venues');
    expect(api).toMatchObject({ status: 503, text: expect.stringContaining('"code":503') });
    expect([away.named('retry-after'), api.named('retry-after')]).toEqual(['10', '10']);
    const script = readdirSync('build/client/assets').find((name) => name.endsWith('.js.br')) as string;
    const file = await ask(`/assets/${script.slice(0, -3)}`, 'br');
    expect(file).toMatchObject({ status: 200, encoding: 'br' });
    expect(file.named('cache-control')).toContain('immutable');
    expect((await ask('/metrics')).status).toBe(404);
  });
});

test.skipIf(noNginx)("a request that one process is too busy for isn't retried on the other", async () => {
  let count = 0;
  const busy = createServer((_, answer) => {
    count += 1;
    answer.writeHead(503, { 'retry-after': '5' }).end('busy');
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  const nginx = await startNginx([port, port]);
  await vi.waitFor(() => fetch(nginx.url), { timeout: 10_000, interval: 20 });
  count = 0;
  const response = await fetch(`${nginx.url}/find-us?q=leeds`);
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '5', 'busy']);
  expect(count).toBe(1);
  await nginx.stop();
  busy.close();
});
