import type { ApiClient } from '../api/api-client.ts';
import { typedClient } from '../api/endpoints.ts';
import type { CaptchaEndpoints } from './captcha-api.server.ts';
import type { CaptchaChallenge, ChallengeUse } from './contract.ts';
import { recaptchaToken } from './recaptcha-script.ts';

/** Solves the challenge in a worker; null if the browser can't. */
async function solve(challenge: CaptchaChallenge): Promise<string | null> {
  const worker = new Worker(new URL('./proof-of-work.ts', import.meta.url), { type: 'module' });
  const solution = await new Promise<object | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<object | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  });
  worker.terminate();
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** A fresh captcha token; null if the site uses none. */
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
