import type { ChallengeAnswer } from './contract.ts';

/** `failed`: undecided, because the captcha service did not answer. */
export type Verdict = 'verified' | 'invalid' | 'failed';

/** A captcha. A token is good once, whichever process checks it. */
export type Captcha = {
  /** `work` above 0 makes it harder: each more takes twice as long. Only a captcha by work has it. */
  challenge(work?: number): Promise<ChallengeAnswer>;
  /** `address` is the visitor's; `work` the least that must have been asked for. Never throws. */
  verify(token: string, address: string, work?: number): Promise<Verdict>;
  /** False when every sender passes. */
  isOn: boolean;
};
