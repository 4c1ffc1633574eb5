import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { createApp } from '../../app.ts';
import type { SocialMediaAnswer } from './social-contract.ts';
import { createSocialFeed } from './social-feed.server.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const TOKEN = 'a token / of Instagram';

/** A stub of Instagram on localhost: posts at /me/media, each picture at its post's address. */
let instagram: Server;
let origin: string;
let requests: string[];
let answerPosts: RequestListener;
let answerPicture: RequestListener;
let now: number;
let reports: string[];

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const respondWith =
  (type: string, body: Buffer): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);
const never: RequestListener = () => undefined;

const post = (id: number, changes: object = {}) => ({
  id: `1789${id}`,
  caption: `Post ${id}`,
  media_type: 'IMAGE',
  media_url: `${origin}/p/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: '2026-11-19T18:10:00+0000',
  ...changes,
});
const posts = (...data: object[]) => json({ data, paging: { cursors: { before: 'QVFI', after: 'QVFJ' } } });

beforeEach(async () => {
  [requests, reports, now] = [[], [], Date.parse('2026-11-20T10:00:00Z')];
  answerPicture = respondWith('image/jpeg', JPEG);
  instagram = createServer((request, response) => {
    requests.push(request.url ?? '');
    (request.url?.startsWith('/me/media') ? answerPosts : answerPicture)(request, response);
  });
  await new Promise<void>((resolve) => instagram.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(instagram.address() as AddressInfo).port}`;
});
afterEach(async () => {
  instagram.closeAllConnections();
  await new Promise((resolve) => instagram.close(resolve));
});

const feed = (timeoutMs = 5000) =>
  createSocialFeed({
    url: origin,
    token: TOKEN,
    timeoutMs,
    now: () => now,
    report: (problem) => reports.push(problem),
  });

async function site(socialFeed = feed()) {
  const deps = await appDeps();
  const app = createApp({ ...deps, socialFeed });
  const headers = await callerHeaders(deps);
  return {
    picture: (id: string) => app.request(`/images/insta/${id}`),
    media: async () => {
      const answer = await app.request('/api/social/insta/media', { headers });
      expect(answer.status).toBe(200);
      return (await answer.json()) as SocialMediaAnswer;
    },
  };
}
const requestCount = () => requests.filter((url) => url.startsWith('/me/media')).length;

test('a post has a caption, its address, and a picture on this site', async () => {
  answerPosts = posts(post(1), post(2, { media_type: 'CAROUSEL_ALBUM', caption: undefined, permalink: undefined }));
  const { media } = await (await site()).media();
  expect(media).toEqual([
    {
      id: '17891',
      caption: 'Post 1',
      permalink: 'https://www.instagram.com/p/1/',
      timestamp: '2026-11-19T18:10:00+0000',
      picture: '/images/insta/17891',
    },
    expect.objectContaining({ id: '17892', caption: '', permalink: null }),
  ]);
  const { searchParams } = new URL(requests[0] ?? '', origin);
  expect(searchParams.get('access_token')).toBe(TOKEN);
  expect(searchParams.get('fields')?.split(',')).toEqual(expect.arrayContaining(['id', 'media_url', 'thumbnail_url']));
});

test("a post's picture is served from this site with its type, cacheable; any other is not found", async () => {
  answerPosts = posts(post(1));
  const { media, picture } = await site();
  await media();
  const answer = await picture('17891');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(JPEG);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect([(await picture('99')).status, (await picture('..%2F1')).status]).toEqual([404, 404]);
});

test('a video shows its still, and is left out without one', async () => {
  const film = { media_type: 'VIDEO', media_url: `${origin}/film.mp4` };
  answerPosts = posts(post(1, { ...film, thumbnail_url: `${origin}/still.jpg` }), post(2, film));
  expect((await (await site()).media()).media.map(({ id }) => id)).toEqual(['17891']);
  expect(requests.slice(1)).toEqual(['/still.jpg']);
});

test('a long caption is cut, and an address elsewhere is left out', async () => {
  answerPosts = posts(post(1, { caption: `So\n\n${'long '.repeat(80)}`, permalink: 'javascript:alert(1)' }));
  const [first] = (await (await site()).media()).media;
  expect(first?.caption).toMatch(/^So long .{140,152}…$/);
  expect(first?.permalink).toBeNull();
});

describe('a post with an unusable picture', () => {
  test.each<[string, () => RequestListener]>([
    ['is a drawing with scripts', () => respondWith('image/svg+xml', Buffer.from('<svg/>'))],
    ['is a web page', () => respondWith('text/html', Buffer.from('<html>'))],
    ['is too large', () => respondWith('image/jpeg', Buffer.alloc(2 * 1024 * 1024 + 1))],
    ['is gone', () => json({}, 404)],
    ['leads elsewhere', () => (_, response) => response.writeHead(302, { location: '/p/2.jpg' }).end()],
  ])('a post is left out if its picture %s', async (_what, answer) => {
    const bad = answer();
    answerPosts = posts(post(1), post(2));
    answerPicture = (request, response) =>
      (request.url === '/p/1.jpg' ? bad : respondWith('image/png', JPEG))(request, response);
    expect((await (await site()).media()).media.map(({ id }) => id)).toEqual(['17892']);
  });

  test.each(['http://169.254.169.254/latest', 'https://cdninstagram.com.example/p.jpg', 'file:///etc/passwd'])(
    'a post is left out if its picture is at %s',
    async (media_url) => {
      answerPosts = posts(post(1, { media_url }), post(2));
      expect((await (await site()).media()).media.map(({ id }) => id)).toEqual(['17892']);
    },
  );
});

describe('when Instagram fails', () => {
  test.each<[string, () => RequestListener, RegExp]>([
    ['fails', () => json({ error: { code: 2 } }, 500), /answered 500/],
    ['refuses the token', () => json({ error: { code: 190, type: 'OAuthException' } }, 400), /answered 400/],
    ['is late', () => never, /in time/],
    ['responds with garbage', () => respondWith('text/html', Buffer.from('<html>')), /something else/],
    ['responds with other JSON', () => json([1, 2]), /something else/],
  ])('when Instagram %s there are no posts, and the log has no token', async (_what, answer, problem) => {
    answerPosts = answer();
    const { media } = await (await site(feed(200))).media();
    expect(media).toEqual([]);
    expect(reports).toEqual([expect.stringMatching(problem)]);
    expect(reports.join()).not.toContain('token / of');
  });

  test('when Instagram fails later, the last posts stay with their pictures', async () => {
    answerPosts = posts(post(1));
    const { media, picture } = await site();
    await media();
    now += 600_000;
    answerPosts = json({}, 500);
    expect((await media()).media.map(({ id }) => id)).toEqual(['17891']);
    expect((await picture('17891')).status).toBe(200);
  });

  test('when Instagram returns an invalid post, the others are shown', async () => {
    answerPosts = posts({ id: '../etc', media_type: 'IMAGE' }, { media_type: 'STORY' }, post(3));
    expect((await (await site()).media()).media.map(({ id }) => id)).toEqual(['17893']);
  });
});

test('Instagram is called once in ten minutes, even by concurrent requests, and once for each picture', async () => {
  answerPosts = posts(post(1));
  const { media } = await site();
  const [first] = await Promise.all([media(), media(), media()]);
  expect(first?.freshUntil).toBe(now + 600_000);
  now += 599_999;
  await media();
  expect(requestCount()).toBe(1);
  now += 1;
  await media();
  expect([requestCount(), requests.filter((url) => url === '/p/1.jpg').length]).toEqual([2, 1]);
});

test('Instagram is called again a minute after a failure', async () => {
  answerPosts = json({}, 500);
  const { media } = await site();
  await media();
  answerPosts = posts(post(1));
  now += 59_999;
  expect((await media()).media).toEqual([]);
  now += 1;
  expect((await media()).media).toHaveLength(1);
});

test('without a token there is no feed, and nothing to refresh', async () => {
  const deps = await appDeps();
  const answer = await createApp(deps).request('/api/social/insta/media', { headers: await callerHeaders(deps) });
  expect([answer.status, await answer.json()]).toEqual([200, { media: [], freshUntil: null }]);
});
