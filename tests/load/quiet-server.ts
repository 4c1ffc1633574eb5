import { setTimeout as wait } from 'node:timers/promises';
import { endedAtExit } from './at-exit.ts';
import { type RunningServer, startServer } from './server.ts';

const LOOK_MS = 500;
/** The idle load of a server's queue, with a margin. */
const IDLE_MS = 100;

/** A server that has finished its start-up work, including rendering pages in advance. It ends with this process. */
export async function startQuiet(env: Record<string, string> = {}, cwd = '.'): Promise<RunningServer> {
  const server = endedAtExit(await startServer(env, cwd));
  let before: number;
  do {
    before = server.cpuMs();
    await wait(LOOK_MS);
  } while (server.cpuMs() - before > IDLE_MS);
  return server;
}
