import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

/** Token lifetime given to clients: 23 hours. The token itself lasts an hour longer, to allow for slow clocks. */
export const TOKEN_SECONDS = 82_800;
const GRACE_SECONDS = 3600;
const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 1000;
/** Same as for TOKEN_SECRET. */
const SHORTEST_SECRET = 32;

export type Tokens = { issue(brandKey: string): Promise<string>; check(token: string): Promise<boolean> };

/** Links the finished file into place and never replaces one: another process may be creating it too. */
function makeSecret(file: string): void {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/** TOKEN_SECRET if set, otherwise a secret generated once in the data folder. */
export function tokenSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  // An empty secret would sign links with a key everyone knows.
  if (secret.length < SHORTEST_SECRET)
    throw new Error(
      `${file} has fewer than ${SHORTEST_SECRET} characters: restore it, or delete it to generate a new one`,
    );
  return secret;
}

/** Signed bearer tokens: any process with the same secret accepts them, and none are stored. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const seconds = () => Math.floor(clock().epochMilliseconds / 1000);
  /** Expiry of each verified token, in epoch seconds. */
  const expiries = new LRUCache<string, number>({ max: REMEMBERED });
  const readUntil = async (token: string): Promise<number | undefined> => {
    const { until } = await verify(token, secret, { alg: 'HS256' });
    if (typeof until !== 'number') return undefined;
    if (token.length <= LONGEST_REMEMBERED) expiries.set(token, until);
    return until;
  };
  return {
    issue: (brandKey) => sign({ brand: brandKey, until: seconds() + TOKEN_SECONDS + GRACE_SECONDS }, secret, 'HS256'),
    async check(token) {
      try {
        const until = expiries.get(token) ?? (await readUntil(token));
        return until !== undefined && until > seconds();
      } catch {
        return false;
      }
    },
  };
}
