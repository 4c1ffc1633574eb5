import type { ApiClient } from '../api-client.ts';
import type { ChallengeAnswer } from './contract.ts';
import { recaptchaToken } from './recaptcha-script.ts';
import { solve } from './solve.ts';

/** A fresh token of whichever captcha the site has; null where it has none. */
export async function obtainToken(api: Pick<ApiClient, 'get'>): Promise<string | null> {
  const answer = await api.get<ChallengeAnswer>('/api/captcha/challenge');
  if (!answer.ok) throw new Error(answer.error.message);
  switch (answer.data.provider) {
    case 'altcha':
      return solve(answer.data.challenge);
    case 'recaptcha':
      return recaptchaToken(answer.data);
    case 'off':
      return null;
  }
}
