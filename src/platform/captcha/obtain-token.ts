import type { ApiClient } from '../api/api-client.ts';
import { typedClient } from '../api/endpoints.ts';
import type { CaptchaEndpoints } from './captcha-api.server.ts';
import type { ChallengeUse } from './contract.ts';
import { recaptchaToken } from './recaptcha-script.ts';
import { solve } from './solve.ts';

/** A fresh token of the site's captcha; null where it has none. */
export async function obtainToken(api: Pick<ApiClient, 'get'>, use?: ChallengeUse): Promise<string | null> {
  const answer = await typedClient<CaptchaEndpoints, 'get'>(api).get('/api/captcha/challenge', {
    query: { for: use },
  });
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
