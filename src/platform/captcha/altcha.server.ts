import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Captcha, Verdict } from './captcha.ts';
import { type CaptchaChallenge, challenge, solved } from './contract.ts';

/** Marks a solution as used: true the first time, false afterwards. Also deletes some expired rows. */
async function spendSolution(
  db: QueryExecutorProvider,
  { signature, until, now }: { signature: string; until: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with overdue as (
      delete from captcha_solutions where signature in (
        select signature from captcha_solutions where expires_at <= ${now} limit 100 for update skip locked
      )
    )
    insert into captcha_solutions (signature, expires_at) values (${signature}, ${until})
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
}

/** Cost of one round and the maximum rounds: about half a second on a phone, expensive for a bot. */
const ROUND = 1_000;
const MOST_ROUNDS = 800;
/** About sixteen seconds. */
const MOST_WORK = 6;
/** Time enough to fill in a form; the work is only done on submit. */
const GOOD_FOR_SECONDS = 600;

export type AltchaDeps = {
  db: QueryExecutorProvider;
  clock: Clock;
  secret: string;
  report: (problem: string) => void;
  /** Maximum rounds of a challenge, which has at least half as many. */
  rounds?: number;
};

function parseToken(token: string) {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Proof of work, done by the browser while its form is sent: nothing to click, no third party, no cookie. */
export function createAltcha({ db, clock, secret, report, rounds = MOST_ROUNDS }: AltchaDeps): Captcha {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`captcha-${use}`).digest('base64url');
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
  const nowSeconds = () => Math.floor(clock().epochMilliseconds / 1000);

  async function set(work: number): Promise<CaptchaChallenge> {
    const times = 2 ** Math.max(0, Math.min(work, MOST_WORK) - 1);
    const counter = randomInt(rounds * times, Math.ceil(rounds / 2) * times);
    // The library's own expiry uses the machine's clock, ours the process's.
    const data = { until: nowSeconds() + GOOD_FOR_SECONDS, work };
    const sum = { algorithm: 'PBKDF2/SHA-256', cost: ROUND, counter, data };
    return challenge.parse(await createChallenge({ ...sum, deriveKey, ...secrets }));
  }

  async function judge(token: string, work: number): Promise<Verdict> {
    const handedIn = parseToken(token);
    if (!handedIn) return 'invalid';
    const { parameters, signature } = handedIn.challenge;
    const now = nowSeconds();
    if (parameters.data.until <= now || (parameters.data.work ?? 0) < work) return 'invalid';
    const { verified } = await verifySolution({ ...handedIn, deriveKey, ...secrets });
    if (!verified) return 'invalid';
    const use = { signature, until: new Date(parameters.data.until * 1000), now: new Date(now * 1000) };
    return (await spendSolution(db, use)) ? 'verified' : 'invalid';
  }

  return {
    isOn: true,
    challenge: async (work = 0) => ({ provider: 'altcha', challenge: await set(work) }),
    verify: (token, _, work = 0) =>
      judge(token, work).catch((error: Error) => {
        report(error.message);
        return 'failed' as const;
      }),
  };
}
