import { beforeEach, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER } from '../../../tests/support/desk.ts';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import type { DeskMail } from '../contracts/desk-jobs.ts';
import { mailSheets } from '../engine/sheet/sheet-mails.server.ts';
import { renderDeskEmail } from '../messages/desk-email.server.ts';

const desk = deskForEachTest();
beforeEach(async () => {
  await desk.book({ time: '13:10', lastName: 'Baker', phone: '+447700900123' });
  await desk.book({ time: '13:00', lastName: 'Cook', phone: '+447700900124', table: 'r1' });
});

const ALL_DAY = { 'sitting:All day': 'on', email: '' };
/** The sitting begins at noon. */
const at = (time: string) => {
  desk.clock.now = Temporal.Instant.from(`2026-11-20T${time}:00Z`);
};
const sheets = () => desk.mails.filter((mail) => 'sheet' in mail);

async function render(job: DeskMail | undefined) {
  const { brand } = await sampleBrand();
  return job ? renderDeskEmail({ ...desk.deps, brand, content: () => desk.content }, job) : null;
}

test('the sheet has what the pass needs, by time, and no phone number', async () => {
  const page = await (await desk.signedIn('Ann', HOST)).read('/desk/leeds/sheet');
  expect(page.indexOf('Ann Cook')).toBeLessThan(page.indexOf('Ann Baker'));
  for (const words of ['Allergies: Peanuts', 'By the window, please.', 'r1', '2 parties, 4 covers'])
    expect(page.replaceAll('<!-- -->', '')).toContain(words);
  expect(page).not.toContain('90012');
  expect(page).not.toContain('By e-mail');
});

test('a manager has it e-mailed, once, half an hour before the sitting', async () => {
  at('11:00');
  const manager = await desk.signedIn('Ann', MANAGER);
  expect((await manager.post('/desk/leeds/sheet?date=2026-11-20', ALL_DAY)).status).toBe(303);
  desk.mails.length = 0;
  at('11:29');
  await mailSheets(desk.deps);
  expect(sheets()).toEqual([]);
  at('11:30');
  await Promise.all([mailSheets(desk.deps), mailSheets(desk.deps)]);
  await mailSheets(desk.deps);
  expect(sheets()).toEqual([{ sheet: { storeId: '9001', sitting: 'All day', date: '2026-11-20' } }]);
  const mail = await render(sheets()[0]);
  expect(mail).toMatchObject({
    to: desk.content.restaurants[0]?.email,
    subject: 'All day, Friday 20 November: 4 covers',
  });
  expect(mail?.text).toContain('2, Ann Baker, table t1.');
  expect(mail?.text).toContain('Covers by quarter of an hour: 1pm: 4.');
  expect(mail?.text).not.toContain('90012');
  desk.later({ hours: 24 });
  await mailSheets(desk.deps);
  expect(sheets()).toHaveLength(2);
  expect(await render(sheets()[1])).toBeNull();
});

test('it goes to the address that was given, until it is turned off', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  const refused = await manager.post('/desk/leeds/sheet', { ...ALL_DAY, email: 'pass' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="pass"');
  await manager.post('/desk/leeds/sheet', { ...ALL_DAY, email: 'pass@example.com' });
  const job = { sheet: { storeId: '9001', sitting: 'All day', date: '2026-11-20' } };
  expect(await render(job)).toMatchObject({ to: 'pass@example.com' });
  await manager.post('/desk/leeds/sheet', { email: '' });
  expect(await render(job)).toBeNull();
  const host = await desk.signedIn('Bea', HOST);
  expect((await host.post('/desk/leeds/sheet', ALL_DAY)).status).toBe(403);
});
