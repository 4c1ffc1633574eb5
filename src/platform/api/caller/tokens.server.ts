import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

/**
 * The lifetime given to clients, 23 hours. The token itself lives an hour longer, so that a slow clock does no harm.
 */
export const TOKEN_SECONDS = 82_800;
const GRACE_SECONDS = 3600;
/** So many tokens with a good signature are remembered: each call brings one, and few differ. */
const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 1000;
/** As for TOKEN_SECRET. */
const SHORTEST_SECRET = 32;

export type Tokens = { issue(brandKey: string): Promise<string>; check(token: string): Promise<boolean> };

/** Whole or not at all, and never in place of one that is there: another process may make one at the same time. */
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

/** The secret of the settings, else one created once and stored in the data folder. */
export function tokenSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  // One that is empty would sign links with a key that everybody knows.
  if (secret.length < SHORTEST_SECRET)
    throw new Error(
      `${file} has fewer than ${SHORTEST_SECRET} characters: restore it, or delete it to have a new one made`,
    );
  return secret;
}

/** Signed bearer tokens: accepted by every process with the same secret, and stored nowhere. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const seconds = () => Math.floor(clock().epochMilliseconds / 1000);
  /** By token, the second until which it is good. */
  const signed = new LRUCache<string, number>({ max: REMEMBERED });
  const readUntil = async (token: string): Promise<number | undefined> => {
    const { until } = await verify(token, secret, { alg: 'HS256' });
    if (typeof until !== 'number') return undefined;
    if (token.length <= LONGEST_REMEMBERED) signed.set(token, until);
    return until;
  };
  return {
    issue: (brandKey) => sign({ brand: brandKey, until: seconds() + TOKEN_SECONDS + GRACE_SECONDS }, secret, 'HS256'),
    async check(token) {
      try {
        const until = signed.get(token) ?? (await readUntil(token));
        return until !== undefined && until > seconds();
      } catch {
        return false;
      }
    },
  };
}
