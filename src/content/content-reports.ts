import type { Logger } from 'pino';
import { ContentError } from '../platform/content-files.ts';
import type { Reads } from '../platform/database/reads.ts';
import { reportOnce } from '../platform/report-once.ts';

/** The version check failed; already logged. */
class VersionUnknown extends Error {}

/** Logs problems with new content, and outages of the version check. */
export function contentReports<Tables>(log: Pick<Logger, 'info' | 'warn' | 'error'>, reads: Reads<Tables>) {
  const outage = reportOnce({
    began: (error) => log.warn(`could not check the content version: ${(error as Error).message}`),
    ended: () => log.info('the content version can be checked again'),
  });
  const loggedReads: Reads<Tables> = {
    async read(work) {
      try {
        const result = await reads.read(work);
        outage.worked();
        return result;
      } catch (cause) {
        outage.failed(cause);
        throw new VersionUnknown('could not check the content version', { cause });
      }
    },
  };
  const report = (problem: Error) => {
    if (problem instanceof VersionUnknown) return;
    const outcome = problem instanceof ContentError ? 'was refused' : 'could not be loaded';
    log.error(`new content ${outcome}: ${problem.message}`);
  };
  return { reads: loggedReads, report };
}
