import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';

/** Its own process group, so that its children end with it. */
async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const end = () => child.exitCode === null && child.pid && process.kill(-child.pid, 'SIGKILL');
  atExit(end);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

/** Hard links if the packages are the same, which takes seconds; else installs the commit's own. */
async function installIn(folder: string): Promise<void> {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock('.') !== lock(folder)) return run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  // Hard links don't cross file systems.
  await run('.', 'sh', '-c', 'cp -al node_modules "$0" 2>/dev/null || cp -a node_modules "$0"', folder);
}

/** The short name of a commit; throws if there is none. */
export const nameOfCommit = (commit: string): string =>
  execFileSync('git', ['rev-parse', '--verify', '--short', `${commit}^{commit}`], { encoding: 'utf8' }).trim();

/**
 * Builds this folder and a commit in a temporary folder, deleted at exit. It isn't a git worktree, so that nothing
 * remains in the repository.
 */
export async function buildBoth(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-other-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  await run('.', 'sh', '-c', 'git archive "$1" | tar -x -C "$0"', folder, commit);
  await installIn(folder);
  await run('.', 'npm', 'run', '--silent', 'build');
  await run(folder, 'npm', 'run', '--silent', 'build');
  return folder;
}
