import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import type { Job } from '../jobs/jobs.ts';

export const PURGE_QUEUE = 'cache-purge';
type PurgeSettings = Pick<Env, 'PURGE_URL' | 'PURGE_TOKEN'>;

/** Time for every process to switch to the new content; purged earlier, a cache would fetch an old page again. */
const SERVED_BY_ALL_MS = 2000;
/** Below the minute after which the queue considers an attempt lost. */
const TIMEOUT_MS = 10_000;

/**
 * The job that purges the cache in front after a publication. Every process adds it, under the publication's id, so it
 * is stored once. A process that starts a day later, when finished jobs are gone, adds it again: one needless purge.
 */
export function purgeJob({ version, since }: { version: string; since: number }): Job {
  const hash = createHash('sha256').update(`${version} ${since}`).digest('hex');
  const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return { queue: PURGE_QUEUE, id, data: { version }, startAfter: new Date(Date.now() + SERVED_BY_ALL_MS) };
}

/** Tells the cache in front to purge everything; throws unless it responds 2xx. The body is ignored. */
export async function purgeCache(settings: PurgeSettings, timeoutMs = TIMEOUT_MS): Promise<void> {
  const { PURGE_URL: url, PURGE_TOKEN: token } = settings;
  if (!url) return;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ purge_everything: true }),
    // The token is for this address alone.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((problem: Error) => {
    const timedOut = problem.name === 'TimeoutError';
    throw new Error(`the cache in front ${timedOut ? `did not respond in ${timeoutMs} ms` : 'could not be reached'}`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the cache in front responded HTTP ${answer.status}`);
}
