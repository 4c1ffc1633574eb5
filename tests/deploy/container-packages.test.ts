import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const kept = /^ENV KEPT="(.+)"$/m.exec(read('deploy/Containerfile'))?.[1]?.split(' ') ?? [];

/** The packages that a file and those it imports name, types apart. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';$/gm)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(file), name), seen);
    return builtinModules.includes(name.replace(/^node:/, '')) ? [] : [name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1')];
  });
}

test('the image has the packages that the server is not built with, those of scripts/jobs.ts, and Node', () => {
  const leftOut = /^const LEFT_OUT = \[(.+)\];$/m.exec(read('vite.config.ts'))?.[1] ?? '';
  const ofServer = [...leftOut.matchAll(/'([^']+)'/g)].map(([, name]) => name as string);
  const needed = new Set([...ofServer, ...packagesOf('scripts/jobs.ts'), 'node']);
  expect(ofServer.length).toBeGreaterThan(0);
  expect(kept.toSorted()).toEqual([...needed].toSorted());
});

test('the image is built from every configuration and script that the build names', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { build: string } };
  const named = ['vite.config.ts', ...(scripts.build.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? [])];
  const copied: string[] = read('.dockerignore').match(/(?<=^!)\S+/gm) ?? [];
  expect(named).toContain('vite.workers.config.ts');
  expect(named.filter((file) => !copied.includes(file.replace(/\/.*/, '')))).toEqual([]);
});
