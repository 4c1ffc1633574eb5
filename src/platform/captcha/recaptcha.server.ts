import { z } from 'zod';
import type { Captcha, Verdict } from './captcha.ts';
import { RECAPTCHA_ACTION, RECAPTCHA_VERSION } from './constants.ts';

/** Lower scores count as bots; Google's suggested starting point. */
const LEAST_SCORE = 0.5;
const TIMEOUT_MS = 5_000;
/** Error codes caused by the visitor's token; any other is our fault or Google's. */
const VISITORS_FAULT = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);

const siteVerification = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

export type RecaptchaSettings = { siteKey: string; secret: string; url: string };

function verdictOf({ success, score, action, ...rest }: z.infer<typeof siteVerification>): Verdict {
  if (success) return (score ?? 0) >= LEAST_SCORE && action === RECAPTCHA_ACTION ? 'verified' : 'invalid';
  if (rest['error-codes'].some((code) => VISITORS_FAULT.has(code))) return 'invalid';
  throw new Error(`refused: ${rest['error-codes'].join(', ') || 'without a reason'}`);
}

/** reCAPTCHA version 3, verified from the server with the visitor's address. */
export function createRecaptcha(
  { siteKey, secret, url }: RecaptchaSettings,
  report: (problem: string) => void,
): Captcha {
  async function siteVerify(token: string, address: string): Promise<Verdict> {
    const answer = await fetch(`${url}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`responded ${answer.status}`);
    }
    return verdictOf(siteVerification.parse(await answer.json()));
  }
  const scriptUrl = `${url}/recaptcha/api.js`;
  return {
    isOn: true,
    challenge: async () => ({ provider: 'recaptcha', siteKey, version: RECAPTCHA_VERSION, scriptUrl }),
    verify: (token, address) =>
      siteVerify(token, address).catch((error: Error) => {
        report(error.message);
        return 'failed' as const;
      }),
  };
}
