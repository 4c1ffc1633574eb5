import type { Context } from 'hono';
import { UNAVAILABLE } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { ownError, tooManyRequests } from '../api/api.ts';
import { countedVisitor } from '../api/caller/visitor.server.ts';
import { sentNothing } from '../captcha/sender-check.server.ts';
import type { Limit, Limiter } from '../http/limits/limiter.server.ts';
import { workRefused } from '../observe/metrics.ts';
import { createFileQueue, type FileQueue, type TimeLeft } from './file-queue.ts';

/**
 * Upload limit per caller, in megapixels, since those decide the work rather than bytes; a document counts as ten.
 * Enough for eight forms of five phone pictures.
 */
export const FILE_COST: Limit = { name: 'files', points: 500, seconds: 600 };
export const DOCUMENT_COST = 10;

const RULES = { most: 12, mostOfOne: 2, deadlineMs: 20_000 };
const RETRY_SECONDS = 20;
const BUSY = {
  title: 'Busy for a moment',
  message:
    'Lots of people are sending us files just now. Please try again in half a minute. You won’t lose anything you’ve typed.',
};

export type FilesRefused = ReturnType<typeof tooManyRequests> | ReturnType<typeof refuseBusy>;
/** Reads a form's files in turn; 'late' if that took too long, or the refusal. */
export type FileTurns = <Result>(
  c: Context,
  cost: number,
  work: (left: TimeLeft) => Promise<Result>,
) => Promise<Result | 'late' | FilesRefused>;

function refuseBusy(c: Context) {
  workRefused.inc({ work: 'files' });
  sentNothing(c);
  c.header('retry-after', String(RETRY_SECONDS));
  return ownError(c, UNAVAILABLE, BUSY);
}

/** One queue for all forms; each counts by the cost of its files, unless it was turned away. */
export function createFileTurns(limiter?: Limiter, queue: FileQueue = createFileQueue(RULES)): FileTurns {
  return async (c, cost, work) => {
    const visitor = countedVisitor();
    const seconds = (await limiter?.(visitor, cost)) ?? 0;
    if (seconds > 0)
      return tooManyRequests(
        c,
        FILE_COST,
        seconds,
        `That was a lot at once. Please try again in ${waitText(seconds)}.`,
      );
    const outcome = await queue.run({ visitor, cost }, work);
    if (outcome !== 'busy') return outcome;
    await limiter?.giveBack(visitor, cost);
    return refuseBusy(c);
  };
}
