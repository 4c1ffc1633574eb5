import { bookingClient } from '../api/browser-api.ts';
import { loadOptionalCode } from '../optional-code.ts';
import type { ChallengeUse } from './contract.ts';

/**
 * A fresh `captchaToken` for a form; the code is loaded on first use. Null if none can be obtained: send the form
 * anyway, since the server accepts a few without.
 */
export async function requestCaptchaToken(use?: ChallengeUse): Promise<string | null> {
  try {
    const { obtainToken } = await loadOptionalCode(() => import('./obtain-token.ts'));
    return await obtainToken(bookingClient, use);
  } catch (problem) {
    console.warn('Captcha unavailable:', problem);
    return null;
  }
}
