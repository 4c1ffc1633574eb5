import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from '../platform/database/database.ts';
import { pageChanges } from './page-changes.server.ts';

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

test('a page keeps its date until its content changes, and a new page has the day it was first seen', async () => {
  const changes = pageChanges(connection.pool);
  const menu = { path: '/our-menu', source: { dishes: ['Margherita'] } };
  const about = { path: '/about', source: 'Pull up a chair' };
  const dates = async (pages: Parameters<typeof changes>[0], today: string) =>
    Object.fromEntries(await changes(pages, today));

  expect(await dates([menu], '2026-11-01')).toEqual({ '/our-menu': '2026-11-01' });
  expect(await dates([menu, about], '2026-11-05')).toEqual({ '/our-menu': '2026-11-01', '/about': '2026-11-05' });
  const longerMenu = { ...menu, source: { dishes: ['Margherita', 'Diavola'] } };
  expect(await dates([longerMenu, about], '2026-11-20')).toEqual({ '/our-menu': '2026-11-20', '/about': '2026-11-05' });
  expect(await dates([longerMenu], '2026-11-21')).toEqual({ '/our-menu': '2026-11-20' });
});
