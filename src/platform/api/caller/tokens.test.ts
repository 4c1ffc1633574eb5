import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenSecret } from './tokens.server.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tavola-secret-'));

test('a secret is made once, for its owner alone, and leaves nothing else behind', () => {
  const folder = newFolder();
  const secret = tokenSecret(undefined, folder);
  expect(secret).toHaveLength(64);
  expect(tokenSecret(undefined, folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['token-secret']);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'short', '\n'])('a file with %j for a secret is refused by name and left as it is', (text) => {
  const file = join(newFolder(), 'token-secret');
  writeFileSync(file, text);
  expect(() => tokenSecret(undefined, join(file, '..'))).toThrow(`${file} has fewer than 32 characters`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the secret of the settings is taken before that of the folder', () => {
  const given = 'x'.repeat(32);
  expect(tokenSecret(given, '/nowhere')).toBe(given);
});
