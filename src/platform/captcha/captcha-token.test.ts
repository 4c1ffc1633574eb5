import { afterEach, expect, test, vi } from 'vitest';
import { captchaToken } from './captcha-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a form goes without a token when there is none to be had', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await captchaToken()).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
});
