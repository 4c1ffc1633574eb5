import { rmSync } from 'node:fs';
import type { RunningServer } from './server.ts';

const undone = new Set<() => void>();
process.once('exit', () => {
  for (const undo of undone) undo();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Runs `undo` when this process ends, interrupted or not. It must be synchronous. */
export function atExit(undo: () => void): void {
  undone.add(undo);
}

/** Stops the server and deletes its data at exit. */
export function endedAtExit<Server extends Pick<RunningServer, 'process' | 'dataDir'>>(server: Server): Server {
  atExit(() => {
    server.process.kill('SIGKILL');
    rmSync(server.dataDir, { recursive: true, force: true });
  });
  return server;
}
