import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../api/api-client.ts';
import type { ChallengeAnswer } from './contract.ts';
import { obtainToken } from './obtain-token.ts';

type Script = { src: string; onload(): void; onerror(): void; remove(): void };
type Execute = (key: string, options: { action: string }) => Promise<string>;

/** A stub page in which Google's script behaves as scripted. */
let scripts: string[] = [];
let execute: Execute;
let arrives: (script: Script, window: Record<string, unknown>) => void;
const there: typeof arrives = (script, window) => {
  window.grecaptcha = { ready: (then: () => void) => then(), execute };
  script.onload();
};

beforeEach(() => {
  const window: Record<string, unknown> = {};
  scripts = [];
  execute = async (key, { action }) => `${key} ${action}`;
  arrives = there;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () => ({ remove() {} }),
    head: {
      append: (script: Script) => {
        scripts.push(script.src);
        arrives(script, window);
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const apiReturning = (data: ChallengeAnswer) => ({ get: async () => ({ ok: true, data }) }) as unknown as ApiClient;
const google = { provider: 'recaptcha', siteKey: 'key', version: 'v3' } as const;
/** A different URL for each test, since a page loads each script once. */
const ask = (changes: Partial<Extract<ChallengeAnswer, { provider: 'recaptcha' }>> = {}) =>
  obtainToken(
    apiReturning({ ...google, scriptUrl: `https://google.test/${expect.getState().currentTestName}`, ...changes }),
  );

test('reCAPTCHA returns a token for the key and loads its script once', async () => {
  expect(await ask()).toBe('key form');
  expect(await ask()).toBe('key form');
  expect(scripts).toEqual([expect.stringMatching(/\?render=key$/)]);
});

test.each([
  ['No key provided', { siteKey: '' }],
  ['No version provided', { version: '' }],
])('reCAPTCHA throws “%s”', async (words, changes) => {
  await expect(ask(changes)).rejects.toThrow(words);
  expect(scripts).toEqual([]);
});

test.each<[string, typeof arrives]>([
  ['fails to load', (script) => script.onerror()],
  ['defines nothing', (script) => script.onload()],
])('Failed to load script: one that %s is reloaded on the next call', async (_, behave) => {
  arrives = behave;
  await expect(ask()).rejects.toThrow('Failed to load script');
  arrives = there;
  expect(await ask()).toBe('key form');
  expect(scripts).toHaveLength(2);
});

test('a reCAPTCHA error is reported as “Failed to execute”', async () => {
  execute = () => Promise.reject(new Error('quota'));
  await expect(ask()).rejects.toThrow('Failed to execute');
});

test('no captcha, no token', async () => {
  expect(await obtainToken(apiReturning({ provider: 'off' }))).toBeNull();
});
