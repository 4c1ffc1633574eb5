import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { QueryExecutorProvider } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Captcha, Verdict } from './captcha.ts';
import { type CaptchaChallenge, challenge, solved } from './contract.ts';
import { spendSolution } from './spent-solutions.server.ts';

/** One round of the sum and how many rounds: about half a second for a phone, a dear half second for a robot. */
const ROUND = 1_000;
const LEAST_ROUNDS = 400;
const MOST_ROUNDS = 800;
/** A form is filled in within it: the sum is done when it is sent. */
const GOOD_FOR_SECONDS = 600;

export type AltchaDeps = { db: QueryExecutorProvider; clock: Clock; secret: string; report: (problem: string) => void };

function parseToken(token: string) {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** A sum the browser does while its form is sent: nothing to click, nobody else asked, no cookie. */
export function createAltcha({ db, clock, secret, report }: AltchaDeps): Captcha {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`captcha-${use}`).digest('base64url');
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
  const nowSeconds = () => Math.floor(clock().epochMilliseconds / 1000);

  async function set(): Promise<CaptchaChallenge> {
    const counter = randomInt(MOST_ROUNDS, LEAST_ROUNDS);
    // The library's own expiry goes by the machine's clock, ours by the process's.
    const data = { until: nowSeconds() + GOOD_FOR_SECONDS };
    const sum = { algorithm: 'PBKDF2/SHA-256', cost: ROUND, counter, data };
    return challenge.parse(await createChallenge({ ...sum, deriveKey, ...secrets }));
  }

  async function judge(token: string): Promise<Verdict> {
    const handedIn = parseToken(token);
    if (!handedIn) return 'invalid';
    const { parameters, signature } = handedIn.challenge;
    const now = nowSeconds();
    if (parameters.data.until <= now) return 'invalid';
    const { verified } = await verifySolution({ ...handedIn, deriveKey, ...secrets });
    if (!verified) return 'invalid';
    const spent = { signature, until: new Date(parameters.data.until * 1000), now: new Date(now * 1000) };
    return (await spendSolution(db, spent)) ? 'verified' : 'invalid';
  }

  return {
    isOn: true,
    challenge: async () => ({ provider: 'altcha', challenge: await set() }),
    verify: (token) =>
      judge(token).catch((error: Error) => {
        report(error.message);
        return 'failed' as const;
      }),
  };
}
