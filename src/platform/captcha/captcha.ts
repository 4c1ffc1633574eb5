import type { ChallengeAnswer } from './contract.ts';

/** `failed`: nobody knows, for whoever had to answer did not. */
export type Verdict = 'verified' | 'invalid' | 'failed';

/** Tells people from robots. A token counts once, whoever asks about it. */
export type Captcha = {
  challenge(): Promise<ChallengeAnswer>;
  /** `address` is the visitor's. Never throws. */
  verify(token: string, address: string): Promise<Verdict>;
  /** False where every sender is let through. */
  isOn: boolean;
};
