import { describe, expect, test } from 'vitest';
import { deskForEachTest, HOST } from '../../../tests/support/desk.ts';
import { deskLinkUrl } from '../engine/links.server.ts';
import { endSessionsOf } from '../engine/sessions.server.ts';

const desk = deskForEachTest();

const locationOf = (response: Response) => [response.status, response.headers.get('location')];

test('a page of the desk sends strangers to the sign-in page', async () => {
  for (const path of ['/desk', '/desk/leeds', '/desk/people', '/desk/no/such/page'])
    expect(locationOf(await desk.browser().send(path))).toEqual([303, '/desk/sign-in']);
});

test('an unknown address gets a 404 page with the desk’s menu', async () => {
  const missing = await (await desk.signedIn('Ann', HOST)).send('/desk/no/such/page');
  expect(missing.status).toBe(404);
  const page = await missing.text();
  expect(page).toContain('Nothing here');
  expect(page).toContain('href="/desk/me"');
});

test('pages of the desk are for one person, are stored nowhere and found by nobody', async () => {
  const { headers } = await desk.browser().send('/desk/sign-in');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
});

describe('a link', () => {
  test('a link signs in once', async () => {
    const link = await desk.linkFor('sign-in', await desk.add('Ann', HOST));
    const [first, second] = [desk.browser(), desk.browser()];
    expect(await first.read(link)).toContain('Hello, Ann');
    expect(await first.read(link)).toContain('Hello, Ann');
    expect(locationOf(await first.post(link))).toEqual([303, '/desk']);
    expect(locationOf(await first.send('/desk'))).toEqual([303, '/desk/leeds']);
    const again = await second.post(link);
    expect(again.status).toBe(410);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await second.send(link)).status).toBe(410);
  });

  test('a link works for fifteen minutes, an invitation for a day', async () => {
    const id = await desk.add('Ann', HOST);
    const [link, invitation] = [await desk.linkFor('sign-in', id), await desk.linkFor('invitation', id)];
    desk.later({ minutes: 15 });
    expect((await desk.browser().post(link)).status).toBe(410);
    expect((await desk.browser().post(invitation)).status).toBe(303);
  });

  test('a link is stored as a hash only', async () => {
    const link = await desk.linkFor('sign-in', await desk.add('Ann', HOST));
    const token = link.split('=').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await desk.deps.db.selectFrom('desk_links').selectAll().execute())).not.toContain(token);
  });
});

test('asking for a link answers the same whether or not the address is known, and mails only to one that is', async () => {
  await desk.add('Ann', HOST);
  const ask = (email: string) => desk.browser().post('/desk/sign-in', { email });
  const known = await ask('Ann@example.com');
  const unknown = await ask('stranger@example.com');
  expect(known.status).toBe(200);
  expect(unknown.status).toBe(200);
  expect(await known.text()).toBe(await unknown.text());
  expect(desk.mails).toHaveLength(2);
  const links = await desk.deps.db.selectFrom('desk_links').select('id').where('kind', '=', 'sign-in').execute();
  expect(links.map(({ id }) => id)).toEqual([desk.linkIds()[0]]);
  const { pathname, search } = new URL(deskLinkUrl(desk.deps, desk.linkIds()[0] ?? ''));
  expect((await desk.browser().post(pathname + search)).status).toBe(303);
});

test('an address is sent five links an hour', async () => {
  await desk.add('Ann', HOST);
  for (let times = 0; times < 7; times += 1) await desk.browser().post('/desk/sign-in', { email: 'ann@example.com' });
  expect(desk.mails).toHaveLength(5);
});

describe('a session', () => {
  test('a session is a cookie of this host that no script reads and no other site sends', async () => {
    const response = await desk.browser().post(await desk.linkFor('sign-in', await desk.add('Ann', HOST)));
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('a session ends after twelve hours without use', async () => {
    const ann = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 11 });
    expect((await ann.send('/desk/leeds')).status).toBe(200);
    desk.later({ hours: 11 });
    expect((await ann.send('/desk/leeds')).status).toBe(200);
    desk.later({ hours: 12 });
    expect((await ann.send('/desk/leeds')).status).toBe(303);
  });

  test('a session is renewed at sign-in: the one before is worth nothing', async () => {
    const ann = await desk.signedIn('Ann', HOST);
    const before = ann.cookies.get('__Host-desk-session') ?? '';
    await ann.post(await desk.linkFor('sign-in', ann.id));
    expect(ann.cookies.get('__Host-desk-session')).not.toBe(before);
    const thief = desk.browser();
    thief.cookies.set('__Host-desk-session', before);
    expect((await thief.send('/desk/leeds')).status).toBe(303);
  });

  test('a session ends by signing out', async () => {
    const ann = await desk.signedIn('Ann', HOST);
    const before = ann.cookies.get('__Host-desk-session') ?? '';
    await ann.post('/desk/sign-out');
    expect(ann.cookies.has('__Host-desk-session')).toBe(false);
    ann.cookies.set('__Host-desk-session', before);
    expect((await ann.send('/desk/leeds')).status).toBe(303);
  });
});

test.each([['https://evil.example'], [''], ['null']])('a write from the origin “%s” is refused', async (origin) => {
  const ann = await desk.signedIn('Ann', HOST);
  expect((await ann.post('/desk/sign-out', {}, { origin })).status).toBe(403);
  expect((await ann.send('/desk/leeds')).status).toBe(200);
});

test('a stranger’s passkey is refused, and needs a challenge of ours', async () => {
  const stranger = desk.browser();
  const options = await stranger.post('/desk/passkeys/sign-in');
  expect(await options.json()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const credential = {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: '' },
  };
  const response = await stranger.send('/desk/passkeys/sign-in', {
    method: 'POST',
    headers: { origin: 'https://localhost:3000', 'content-type': 'application/json' },
    body: JSON.stringify(credential),
  });
  expect(response.status).toBe(400);
  expect(stranger.cookies.size).toBe(0);
  expect((await desk.browser().post('/desk/passkeys')).status).toBe(303);
});

test('an address tries thirty times in a quarter of an hour to sign in', async () => {
  const id = await desk.add('Ann', HOST);
  const stranger = desk.browser();
  const guess = () =>
    stranger.post('/desk/link?token=guessed', {}, { cookie: `__Host-desk-session=${crypto.randomUUID()}` });
  for (let times = 0; times < 30; times += 1) expect((await guess()).status).toBe(410);
  expect((await guess()).status).toBe(429);
  expect((await stranger.post(await desk.linkFor('sign-in', id))).status).toBe(429);
});

test('what is no passkey is refused, and what is only posted to is no page', async () => {
  const ann = await desk.signedIn('Ann', HOST);
  expect((await ann.post('/desk/passkeys', { not: 'a passkey' })).status).toBe(400);
  expect((await ann.send('/desk/sign-out')).status).toBe(404);
  expect((await ann.send('/desk/no-such-restaurant')).status).toBe(404);
  expect((await ann.post('/desk/passkeys')).status).toBe(200);
});

describe('a form that comes without a session', () => {
  const note = { note: 'By the “window”\nplease', seen: '' };

  test('a form that comes without a session is sent again after signing in by an e-mailed link', async () => {
    const bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    const ann = await desk.signedIn('Ann', HOST);
    const path = `/desk/leeds/parties/${bookingId}`;
    await endSessionsOf(desk.deps.db, ann.id);
    const question = await ann.post(path, note);
    expect(question.status).toBe(403);
    const page = await question.text();
    expect(page).toContain('<title>Sign in to carry on | Tavola desk</title>');
    expect(page).toContain(`action="${path}"`);
    expect(page).toContain('name="note" value="By the “window”\nplease"');
    expect(await (await ann.post(path, { ...note, 'desk.mail': 'ann' })).text()).toContain(
      'address doesn’t look right',
    );
    const mailed = await ann.post(path, { ...note, 'desk.mail': 'ann@example.com' });
    expect(await mailed.text()).toContain('Open it on this device, then come back here.');
    const { pathname, search } = new URL(deskLinkUrl(desk.deps, desk.linkIds()[0] ?? ''));
    await ann.post(pathname + search);
    expect(locationOf(await ann.post(path, note))).toEqual([303, `${path}#team`]);
    expect(await ann.read(path)).toContain('By the “window”\nplease');
  });

  test('a form that comes without a session is sent to the sign-in page where a script has kept it', async () => {
    const sent = await desk.browser().post('/desk/leeds', { to: 'arrived' }, { 'x-script': '1' });
    expect([sent.status, sent.headers.get('x-location')]).toEqual([204, '/desk/sign-in']);
  });
});

test('whoever’s session has ended is told so', async () => {
  const ann = await desk.signedIn('Ann', HOST);
  await endSessionsOf(desk.deps.db, ann.id);
  expect(await ann.read('/desk/sign-in')).toContain('You’ve been signed out.');
  expect(await desk.browser().read('/desk/sign-in')).not.toContain('You’ve been signed out.');
});
