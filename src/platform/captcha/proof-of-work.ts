/// <reference lib="webworker" />
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from './contract.ts';

/** Does the sum away from the page, which stays quick. Answers null when it cannot be done. */
addEventListener('message', async ({ data }: MessageEvent<CaptchaChallenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  postMessage(solution);
});
