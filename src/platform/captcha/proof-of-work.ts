/// <reference lib="webworker" />
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from './contract.ts';

/** A worker that solves the challenge, so that the page stays responsive. Answers null when it cannot. */
addEventListener('message', async ({ data }: MessageEvent<CaptchaChallenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  postMessage(solution);
});
