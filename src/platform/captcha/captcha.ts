import type { ChallengeAnswer } from './contract.ts';

/** `failed`: undecided, because the captcha service didn't respond. */
export type Verdict = 'verified' | 'invalid' | 'failed';

/** A token is valid once, whichever process checks it. */
export type Captcha = {
  /** Each step of `work` doubles the effort. Only proof of work supports it. */
  challenge(work?: number): Promise<ChallengeAnswer>;
  /** `address` is the visitor's; `work` the minimum the challenge must have set. Never throws. */
  verify(token: string, address: string, work?: number): Promise<Verdict>;
  isOn: boolean;
};
