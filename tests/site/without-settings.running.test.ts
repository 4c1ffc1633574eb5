import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCatalogue } from '../../src/values/error-catalogue.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { pageParts } from './page-parts.ts';

let server: RunningServer;
beforeAll(async () => {
  // Nothing listens on the discard port, so the settings cannot be loaded.
  server = await startServer({ NETWORK_API_URL: 'http://127.0.0.1:9' });
});
afterAll(() => server.stop());

test('without settings there is no header, only what went wrong and the way home', async () => {
  const answer = await fetch(`${server.url}/our-menu`);
  const html = await answer.text();
  expect(answer.status).toBe(502);
  const { headings, landmarks } = pageParts(html);
  expect(headings).toEqual([errorCatalogue[16].message]);
  expect(landmarks).toEqual(['main']);
  expect(html).toContain('Return to homepage');
});

/** The number by which PostgreSQL knows a database and its copies, but no other. */
const identifierOf = (database: string) => readFileSync(join(database, 'global', 'pg_control')).subarray(0, 8);

test('an embedded database begins as a copy of the one that the build made', () => {
  expect(identifierOf(join(server.dataDir, 'database'))).toEqual(identifierOf('build/database'));
});

test('content that the build checked is not checked again by a first start', () => {
  expect(existsSync('build/checked-content')).toBe(true);
  expect(existsSync(join(server.dataDir, 'checked-content'))).toBe(false);
});
