import { rmSync } from 'node:fs';
import type { RunningServer } from './server.ts';

const undone = new Set<() => void>();
process.once('exit', () => {
  for (const undo of undone) undo();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Runs `undo` when this process ends, interrupted or not. It must not wait for anything. */
export function atExit(undo: () => void): void {
  undone.add(undo);
}

/** Leaves neither the server nor its data behind. */
export function endedAtExit<Server extends Pick<RunningServer, 'process' | 'dataDir'>>(server: Server): Server {
  atExit(() => {
    server.process.kill('SIGKILL');
    rmSync(server.dataDir, { recursive: true, force: true });
  });
  return server;
}
