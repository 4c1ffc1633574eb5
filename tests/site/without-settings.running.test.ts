import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCatalogue } from '../../src/values/error-catalogue.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { pageParts } from './page-parts.ts';

let server: RunningServer;
beforeAll(async () => {
  // Nothing listens on the discard port, so the settings can't be loaded.
  server = await startServer({ NETWORK_API_URL: 'http://127.0.0.1:9' });
});
afterAll(() => server.stop());

test('without settings the page has no header, only an error and a link home', async () => {
  const answer = await fetch(`${server.url}/our-menu`);
  const html = await answer.text();
  expect(answer.status).toBe(502);
  const { headings, landmarks } = pageParts(html);
  expect(headings).toEqual([errorCatalogue[16].message]);
  expect(landmarks).toEqual(['main']);
  expect(html).toContain('Return to homepage');
});

/** The number that PostgreSQL gives a database and its copies. */
const identifierOf = (database: string) => readFileSync(join(database, 'global', 'pg_control')).subarray(0, 8);

test("an embedded database starts as a copy of the build's", () => {
  expect(identifierOf(join(server.dataDir, 'database'))).toEqual(identifierOf('build/database'));
});

test("a first start doesn't validate content that the build has validated", () => {
  expect(existsSync('build/checked-content')).toBe(true);
  expect(existsSync(join(server.dataDir, 'checked-content'))).toBe(false);
});
