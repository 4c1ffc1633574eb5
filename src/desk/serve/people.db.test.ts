import { describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, OFFICE, READER } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();

const roleOf = async (email: string) =>
  desk.deps.db
    .selectFrom('desk_roles')
    .innerJoin('desk_people', 'desk_people.id', 'person_id')
    .select(['store_id', 'role'])
    .where('email', '=', email)
    .execute();

test('a host sees the day of their restaurant, and neither another nor its people', async () => {
  const host = await desk.signedIn('Ann', HOST);
  expect((await host.send('/desk/leeds')).status).toBe(200);
  expect((await host.send('/desk/york')).status).toBe(403);
  expect((await host.send('/desk/people')).status).toBe(403);
  expect((await host.send('/desk/devices')).status).toBe(403);
});

test('the pages of somebody’s only restaurant are linked on every page', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  for (const path of ['/desk/me', '/desk/people', '/desk/devices', '/desk/guests'])
    expect(await manager.read(path)).toContain('<nav aria-label="Leeds"');
  const office = await desk.signedIn('Eve', OFFICE);
  expect(await office.read('/desk/me')).not.toContain('<nav aria-label="Leeds"');
  expect(await office.read('/desk/york')).toContain('<nav aria-label="York"');
});

describe('inviting', () => {
  const asHost = { act: 'invite', name: 'Ben', email: 'ben@example.com', storeId: '9001', role: 'host' };

  test('inviting mails a link that signs in once, and is logged', async () => {
    const manager = await desk.signedIn('Ann', MANAGER);
    expect((await manager.post('/desk/people', asHost)).status).toBe(303);
    expect(await roleOf('ben@example.com')).toEqual([{ store_id: '9001', role: 'host' }]);
    expect(desk.mails).toHaveLength(1);
    expect(await manager.read('/desk/people')).toContain('ben@example.com');
    expect(await desk.logged('invited')).toContainEqual(
      expect.objectContaining({ person_id: manager.id, store_id: '9001', device_id: null }),
    );
  });

  test.each([
    ['a manager, for another restaurant', MANAGER, { storeId: '9002' }],
    ['a manager, for all restaurants', MANAGER, { storeId: '' }],
    ['a manager, as office', MANAGER, { storeId: '', role: 'office' }],
    ['the office, as office of one restaurant', OFFICE, { role: 'office' }],
    ['the office, for a restaurant that isn’t there', OFFICE, { storeId: '9999' }],
    ['a host', HOST, {}],
  ])('inviting is refused to %s', async (_, grant, change) => {
    const person = await desk.signedIn('Ann', grant);
    expect((await person.post('/desk/people', { ...asHost, ...change })).status).toBe(403);
    expect(await roleOf('ben@example.com')).toEqual([]);
  });

  test('inviting says what is wrong, beside what was typed', async () => {
    const manager = await desk.signedIn('Ann', MANAGER);
    const response = await manager.post('/desk/people', { ...asHost, email: 'ben@' });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('should look like name@example.co.uk');
    expect(page).toContain('value="Ben"');
    expect(page).toContain('<title>Error: People | Tavola desk</title>');
  });
});

describe('changing people', () => {
  test('a role changes at once, and the log has the one before', async () => {
    const [manager, host] = [await desk.signedIn('Ann', MANAGER), await desk.signedIn('Ben', HOST)];
    const change = { act: 'grant', personId: host.id, storeId: '9001', role: 'manager' };
    expect((await manager.post('/desk/people', change)).status).toBe(303);
    expect((await host.send('/desk/people')).status).toBe(200);
    expect(await desk.logged('role-set')).toContainEqual(
      expect.objectContaining({ subject: host.id, before: { role: 'host' }, after: { role: 'manager' } }),
    );
  });

  test('whoever loses their last role is signed out and can’t come back by an old link', async () => {
    const [manager, host] = [await desk.signedIn('Ann', MANAGER), await desk.signedIn('Ben', HOST)];
    const link = await desk.linkFor('invitation', host.id);
    await manager.post('/desk/people', { act: 'withdraw', personId: host.id, storeId: '9001' });
    expect((await host.send('/desk/leeds')).status).toBe(303);
    expect((await host.post(link)).status).toBe(410);
    expect(await manager.read('/desk/people')).not.toContain('ben@example.com');
  });

  test('everyone can be signed out everywhere by whom they answer to', async () => {
    const [manager, host] = [await desk.signedIn('Ann', MANAGER), await desk.signedIn('Ben', HOST)];
    await manager.post('/desk/people', { act: 'sign-out', personId: host.id });
    expect((await host.send('/desk/leeds')).status).toBe(303);
    expect((await manager.send('/desk/leeds')).status).toBe(200);
  });

  test('nobody changes their own role, nor a manager the office', async () => {
    const [manager, office] = [await desk.signedIn('Ann', MANAGER), await desk.signedIn('Eve', OFFICE)];
    for (const [person, change] of [
      [manager, { act: 'withdraw', personId: manager.id, storeId: '9001' }],
      [manager, { act: 'grant', personId: manager.id, storeId: '9001', role: 'host' }],
      [manager, { act: 'sign-out', personId: office.id }],
      [manager, { act: 'withdraw', personId: office.id, storeId: '' }],
      [office, { act: 'withdraw', personId: office.id, storeId: '' }],
    ] as const)
      expect((await person.post('/desk/people', change)).status).toBe(403);
  });
});

describe('a reader', () => {
  const statuses = async (person: { send: (path: string) => Promise<Response> }, pages: readonly string[]) => {
    const sent = pages.map(async (page) => [page, (await person.send(`/desk${page}`)).status]);
    return Object.fromEntries(await Promise.all(sent));
  };
  const all = (pages: readonly string[], status: number) => Object.fromEntries(pages.map((page) => [page, status]));

  test('a reader is refused what hosts do as it opens, kindly; a tablet shows it to everybody', async () => {
    const party = `/leeds/parties/${await desk.book({ time: '19:00', lastName: 'Baker', phone: '' })}`;
    const pages = ['/leeds/walk-in', '/leeds/walk-in?covers=2', '/leeds/book', `${party}/change`, `${party}/cancel`];
    const reader = await desk.signedIn('Priya', READER);
    expect(await statuses(reader, pages)).toEqual(all(pages, 403));
    expect(await reader.read('/desk/leeds/book')).toContain(
      'That’s for hosts and managers. You can still see the day.',
    );
    expect(await statuses(await desk.signedIn('Tom', HOST), pages)).toEqual(all(pages, 200));
    const tablet = await desk.signedIn('Maya', MANAGER);
    await tablet.post('/desk/devices', { act: 'enrol', name: 'Door', storeId: '9001' });
    expect(await statuses(tablet, pages)).toEqual(all(pages, 200));
  });

  test('a reader and a host are refused what managers do as it opens', async () => {
    const own = ['blocks', 'guarantees', 'log', 'feeds', 'figures', 'figures.csv', 'day.csv'];
    const pages = [
      ...own.map((page) => `/leeds/${page}`),
      ...['/figures', '/figures.csv', '/guests', '/people', '/devices'],
    ];
    expect(await statuses(await desk.signedIn('Priya', READER), pages)).toEqual(all(pages, 403));
    expect(await statuses(await desk.signedIn('Tom', HOST), pages)).toEqual(all(pages, 403));
  });

  test('a reader sees the day and nothing to change it with', async () => {
    await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    const reader = await desk.signedIn('Priya', READER);
    for (const page of ['', '/timeline', '/waiting', '/enquiries', '/closing', '/sheet', '/vouchers']) {
      const forms = (await reader.read(`/desk/leeds${page}`)).match(/<form[^>]*method="post"[^>]*>/g);
      expect([...new Set(forms)], page).toEqual([expect.stringContaining('action="/desk/sign-out"')]);
    }
  });
});

test('the log can’t be rewritten', async () => {
  await desk.add('Ann', HOST);
  await expect(desk.deps.db.updateTable('desk_log').set({ act: 'other' }).execute()).rejects.toThrow('append-only');
  await expect(desk.deps.db.deleteFrom('desk_log').execute()).rejects.toThrow('append-only');
});
