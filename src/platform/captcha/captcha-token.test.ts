import { afterEach, expect, test, vi } from 'vitest';
import { requestCaptchaToken } from './captcha-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a form is sent without a token if none can be obtained', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await requestCaptchaToken()).toBeNull();
  expect(warn).toHaveBeenCalledWith('Captcha unavailable:', expect.anything());
});
