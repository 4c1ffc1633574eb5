import { setTimeout as wait } from 'node:timers/promises';
import { endedAtExit } from './at-exit.ts';
import { type RunningServer, startServer } from './server.ts';

const LOOK_MS = 500;
/** What a server uses for its queue while nobody asks for anything, and a little more. */
const IDLE_MS = 100;

/** A server that has done what it does after its start, rendering its pages in advance. It ends with this process. */
export async function startQuiet(env: Record<string, string> = {}, cwd = '.'): Promise<RunningServer> {
  const server = endedAtExit(await startServer(env, cwd));
  let before: number;
  do {
    before = server.cpuMs();
    await wait(LOOK_MS);
  } while (server.cpuMs() - before > IDLE_MS);
  return server;
}
