import { bookingClient } from '../api/browser-api.ts';
import { loadOptionalCode } from '../optional-code.ts';
import type { ChallengeUse } from './contract.ts';

/**
 * A fresh `captchaToken` for sending a form; its code is loaded on first use. Null when none can be obtained: send the
 * form without it, since the server accepts a few such.
 */
export async function requestCaptchaToken(use?: ChallengeUse): Promise<string | null> {
  try {
    const { obtainToken } = await loadOptionalCode(() => import('./obtain-token.ts'));
    return await obtainToken(bookingClient, use);
  } catch (problem) {
    console.warn('The captcha is not to be had:', problem);
    return null;
  }
}
