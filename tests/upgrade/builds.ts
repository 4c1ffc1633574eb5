import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Build = { name: string; folder: string };

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that was named, else the newest version that is tagged, else the commit before this one. */
export function commitBefore(named: string | undefined): string {
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const [tag] = git('tag', '--merged', 'HEAD~1', '--sort=-creatordate').split('\n');
  return git('rev-parse', '--verify', tag ? `${tag}^{commit}` : 'HEAD~1');
}

const sameLock = (folder: string) =>
  readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')));

/** Builds a commit in a folder of its own, with the same packages where it asks for the same. */
export function buildOf(commit: string): Build {
  const folder = join(mkdtempSync('/var/tmp/tavola-before-'), 'site');
  git('worktree', 'add', '--detach', folder, commit);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (sameLock(folder)) execFileSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
  else run('npm', 'ci', '--silent');
  run('npm', 'run', '--silent', 'build');
  return { name: commit.slice(0, 7), folder };
}

/** This build, in a folder beside: what is built meanwhile does not change it. */
export function thisBuild(): Build {
  if (!existsSync('build/server/index.js')) throw new Error('there is no build: npm run build');
  const folder = mkdtempSync('/var/tmp/tavola-now-');
  for (const part of ['build', 'content', 'db', 'public', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true });
  execFileSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
  return { name: 'this build', folder };
}

export function removeBuild({ folder }: Build): void {
  if (folder.startsWith('/var/tmp/tavola-before-')) {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  } else rmSync(folder, { recursive: true, force: true });
}
