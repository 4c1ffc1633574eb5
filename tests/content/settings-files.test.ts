import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsFiles } from '../../scripts/settings.ts';
import { settingNames, settingRules } from '../../src/platform/env.ts';

test.each(Object.entries(settingsFiles))('%s is what scripts/settings.ts writes', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test.each(Object.entries(settingRules))('%s is described in a sentence', (_name, { description }) => {
  expect(description).toMatch(/^[`A-Z].{4,}\.$/);
});

test('.env.example has every setting, commented out', () => {
  const examples = settingsFiles['.env.example']?.match(/(?<=^#)[A-Z_]+(?==)/gm);
  expect(examples).toEqual(settingNames);
});
