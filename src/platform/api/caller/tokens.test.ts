import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenSecret } from './tokens.server.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tavola-secret-'));

test('the generated secret is readable only by its owner and leaves no temporary file', () => {
  const folder = newFolder();
  const secret = tokenSecret(undefined, folder);
  expect(secret).toHaveLength(64);
  expect(tokenSecret(undefined, folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['token-secret']);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'short', '\n'])('a secret file containing %j is rejected by name and left alone', (text) => {
  const file = join(newFolder(), 'token-secret');
  writeFileSync(file, text);
  expect(() => tokenSecret(undefined, join(file, '..'))).toThrow(`${file} has fewer than 32 characters`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test("TOKEN_SECRET takes precedence over the data folder's secret", () => {
  const secret = 'x'.repeat(32);
  expect(tokenSecret(secret, '/nowhere')).toBe(secret);
});
