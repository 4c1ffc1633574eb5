import { afterEach, expect, test, vi } from 'vitest';
import { requestCaptchaToken } from './captcha-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a form is sent without a token when none can be obtained', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await requestCaptchaToken()).toBeNull();
  expect(warned).toHaveBeenCalledWith('The captcha is not to be had:', expect.anything());
});
