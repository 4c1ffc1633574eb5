import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MALLOC, NODE_FLAGS } from '../../scripts/node-flags.mjs';

export type RunningServer = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** CPU milliseconds used since it started. */
  cpuMs: () => number;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const CLOCK_TICKS = 100;
/** CPU milliseconds a process has used since it started. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS;
}

/** Overrides the machine's own settings to isolate a test's server. */
const OWN = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '' };

/** V8's code cache of the server, where `npm start` keeps it too; a build deletes it. */
const COMPILED = 'build/server/compiled';

/** The built server as a process; `opened` resolves to its URL, or rejects with its output if it exits first. */
export function spawnServer(
  env: Record<string, string> = {},
  cwd = '.',
): Omit<RunningServer, 'url'> & { opened: Promise<string> } {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'tavola-run-'));
  const child = spawn(process.execPath, [...NODE_FLAGS, 'build/server/index.js'], {
    cwd,
    env: { NODE_COMPILE_CACHE: COMPILED, ...MALLOC, ...process.env, ...OWN, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const opened = new Promise<string>((resolve, reject) => {
    const readOutput = (chunk: Buffer) => {
      output += chunk;
      const url = /is open on (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    // 'close' rather than 'exit', which may precede the last output.
    child.once('close', (code) => reject(Object.assign(new Error(output.trim()), { code })));
  });
  return {
    opened,
    dataDir,
    process: child,
    output: () => output,
    cpuMs: () => cpuMsOf(child.pid as number),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

/** Starts the built server on a free port, and waits until it is open; `cwd` is the folder of its project. */
export async function startServer(env: Record<string, string> = {}, cwd = '.'): Promise<RunningServer> {
  const { opened, ...server } = spawnServer(env, cwd);
  return { ...server, url: await opened };
}
