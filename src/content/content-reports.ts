import type { Logger } from 'pino';
import { ContentError } from '../platform/content-files.ts';
import type { Reads } from '../platform/database/reads.ts';
import { tellOfOutage } from '../platform/outage.ts';

/** What kept the current version from being asked for; it has been logged. */
class NotAsked extends Error {}

/** How the log tells of content: what is wrong with new one, and an outage in which the version cannot be asked for. */
export function contentReports<Tables>(log: Pick<Logger, 'info' | 'warn' | 'error'>, reads: Reads<Tables>) {
  const outage = tellOfOutage({
    began: (error) => log.warn(`the content version could not be asked for: ${(error as Error).message}`),
    ended: () => log.info('the content version is asked for again'),
  });
  const told: Reads<Tables> = {
    async read(work) {
      try {
        const result = await reads.read(work);
        outage.worked();
        return result;
      } catch (cause) {
        outage.failed(cause);
        throw new NotAsked('the content version could not be asked for', { cause });
      }
    },
  };
  const report = (problem: Error) => {
    if (problem instanceof NotAsked) return;
    const what = problem instanceof ContentError ? 'was refused' : 'could not be loaded';
    log.error(`new content ${what}: ${problem.message}`);
  };
  return { reads: told, report };
}
