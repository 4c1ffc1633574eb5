import { describe, expect, test } from 'vitest';
import { deskForEachTest, MANAGER, type TestDesk } from '../../../tests/support/desk.ts';
import { deskLinkUrl } from '../engine/links.server.ts';

const desk = deskForEachTest();

const INVITATION = { act: 'invite', name: 'Ben', email: 'ben@example.com', storeId: '9001', role: 'host' };

type Browser = Awaited<ReturnType<TestDesk['signedIn']>>;
const invite = (manager: Browser, more = {}) => manager.post('/desk/people', { ...INVITATION, ...more });
const isInvited = async (manager: Browser) => (await manager.read('/desk/people')).includes('ben@example.com');

/** A passkey that no browser here has. */
const addPasskey = (personId: string) =>
  desk.deps.db
    .insertInto('desk_passkeys')
    .values({
      id: 'a',
      person_id: personId,
      public_key: Buffer.of(),
      counter: 0,
      created_at: new Date(),
      used_at: null,
    })
    .execute();

describe('managing people ten minutes after signing in', () => {
  test('managing people ten minutes after signing in waits until a link confirms who it is, and is then done as it was sent', async () => {
    const manager = await desk.signedIn('Ann', MANAGER);
    desk.later({ minutes: 10 });
    const question = await invite(manager);
    expect(question.status).toBe(403);
    const page = await question.text();
    expect(page).toContain('<title>Confirm it’s you | Tavola desk</title>');
    expect(page).toContain('action="/desk/people" method="post"');
    for (const [name, value] of Object.entries(INVITATION)) expect(page).toContain(`name="${name}" value="${value}"`);

    expect(await (await invite(manager, { 'desk.mail': '1' })).text()).toContain('Open it on this device');
    expect(await isInvited(manager)).toBe(false);
    const { pathname, search } = new URL(deskLinkUrl(desk.deps, desk.linkIds().at(-1) ?? ''));
    await manager.post(pathname + search);
    expect((await invite(manager)).status).toBe(303);
    expect(await isInvited(manager)).toBe(true);
  });

  test('managing people ten minutes after signing in is done at once a moment earlier', async () => {
    const manager = await desk.signedIn('Ann', MANAGER);
    desk.later({ minutes: 9, seconds: 59 });
    expect((await invite(manager)).status).toBe(303);
  });
});

test('a link confirms nobody who has a passkey', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  await addPasskey(manager.id);
  await manager.post(await desk.linkFor('sign-in', manager.id));
  const question = await invite(manager);
  expect(question.status).toBe(403);
  const page = await question.text();
  expect(page).toContain('Use my passkey');
  expect(page).not.toContain('E-mail me a link');
  expect(await isInvited(manager)).toBe(false);
  expect((await manager.post('/desk/devices', { act: 'enrol', name: 'Door', storeId: '9001' })).status).toBe(403);
  expect([...manager.cookies.keys()]).toEqual(['__Host-desk-session']);
});

test('passkeys are changed within ten minutes of signing in', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  await addPasskey(manager.id);
  const remove = () => manager.post('/desk/me', { act: 'remove-passkey', passkeyId: 'a' });
  desk.later({ minutes: 10 });
  expect((await remove()).status).toBe(403);
  expect((await manager.post('/desk/passkeys')).status).toBe(403);
  expect(await manager.read('/desk/me')).toContain('sign out and in again first');
  await manager.post(await desk.linkFor('sign-in', manager.id));
  expect((await remove()).status).toBe(303);
  expect((await manager.post('/desk/passkeys')).status).toBe(200);
});

test('the page that confirms is no address of its own', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  expect((await manager.send('/desk/confirm')).headers.get('location')).toBe('/desk');
});
