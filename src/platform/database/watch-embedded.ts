import type { Logger } from 'pino';
import { everyEach } from '../every.ts';
import { reportOnce } from '../report-once.ts';
import { NO_ROOM } from './disk-room.ts';
import { createHeartbeat } from './write-probe.ts';

type Watched = {
  takesWrites: () => Promise<boolean>;
  hasRoom: () => Promise<boolean>;
  log: Pick<Logger, 'info' | 'error' | 'fatal'>;
  /** Ends the process, so that a new one reopens the database. */
  leave: () => void;
};

/**
 * Checks an embedded database every `pauseMs`: leaves if it stops writing, logs if the disk is nearly full. Returns
 * the stop function.
 */
export function watchEmbedded({ takesWrites, hasRoom, log, leave }: Watched, pauseMs: number) {
  const fullDisk = reportOnce({
    began: () => log.error(NO_ROOM),
    ended: () => log.info('the disk has room again'),
  });
  const giveUp = () => {
    log.fatal('the embedded database no longer writes: leaving, so that a new process reopens it');
    leave();
  };
  const works = {
    database: createHeartbeat(takesWrites, giveUp),
    disk: async () => ((await hasRoom()) ? fullDisk.worked() : fullDisk.failed(NO_ROOM)),
  };
  return everyEach(pauseMs, works, (err, name) => log.error({ err }, `checking the ${name} failed`));
}
