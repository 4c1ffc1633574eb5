import { expect, test } from 'vitest';
import { deskForEachTest, MANAGER } from '../../../tests/support/desk.ts';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import { internalKey } from '../../platform/http/internal-key.server.ts';
import { renderDeskEmail } from '../messages/desk-email.server.ts';
import { DESK_INVITATIONS, deskInvitations } from './invitations.server.ts';

const desk = deskForEachTest();

const ask = (body: object, key = internalKey(desk.deps.tokenSecret, DESK_INVITATIONS)) =>
  deskInvitations(desk.deps).request('/desk/invitations', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the command’s link makes its holder the office, once', async () => {
  const { url } = (await (await ask({ email: 'owner@example.com' })).json()) as { url: string };
  const { pathname, search } = new URL(url);
  const owner = desk.browser();
  expect((await owner.post(pathname + search)).headers.get('location')).toBe('/desk/me');
  expect((await owner.send('/desk/people')).status).toBe(200);
  expect((await desk.browser().post(pathname + search)).status).toBe(410);
  expect(desk.mails).toEqual([]);
});

test('another role is given at a restaurant, by its slug', async () => {
  await ask({ email: 'ann@example.com', role: 'host', restaurant: 'leeds' });
  expect(await desk.deps.db.selectFrom('desk_roles').select(['store_id', 'role']).execute()).toEqual([
    { store_id: '9001', role: 'host' },
  ]);
});

test.each([
  { email: 'owner' },
  { email: 'owner@example.com', role: 'owner' },
  { email: 'owner@example.com', role: 'host', restaurant: 'paris' },
  { email: 'owner@example.com', role: 'office', restaurant: 'leeds' },
])('%j invites nobody', async (body) => {
  expect((await ask(body)).status).toBe(400);
  expect(await desk.deps.db.selectFrom('desk_people').select('id').execute()).toEqual([]);
});

test('nobody is invited without the installation’s key', async () => {
  expect((await ask({ email: 'owner@example.com' }, 'guessed')).status).toBe(404);
});

test('an invitation by e-mail has the link, and is not sent again once the link was used', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  const ben = { name: 'Ben', email: 'ben@example.com', storeId: '9001', role: 'host' };
  await manager.post('/desk/people', { act: 'invite', ...ben });
  const { brand } = await sampleBrand();
  const render = () =>
    renderDeskEmail({ ...desk.deps, brand, content: () => desk.content }, desk.mails[0] ?? { linkId: '' });
  const mail = await render();
  expect(mail).toMatchObject({ to: 'ben@example.com', subject: 'You’re invited to the Tavola desk' });
  const [link = ''] = /http\S+\/desk\/link\?token=[\w-]{43}/.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  expect((await desk.browser().post(pathname + search)).status).toBe(303);
  expect(await render()).toBeNull();
});
