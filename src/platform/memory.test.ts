import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { letProgramGo, memoryGiver, unchangedParts } from './memory.ts';

const MB = 1024 ** 2;

/** The C library, as far as this test needs it. */
type CLibrary = {
  malloc(size: bigint): bigint;
  free(at: bigint): void;
  memset(at: bigint, byte: number, size: bigint): void;
};

function cLibrary(): CLibrary {
  const ffi = process.getBuiltinModule('node:ffi') as never as {
    dlopen(library: null, functions: object): { functions: CLibrary };
  };
  return ffi.dlopen(null, {
    malloc: { return: 'pointer', arguments: ['u64'] },
    free: { return: 'void', arguments: ['pointer'] },
    memset: { return: 'pointer', arguments: ['pointer', 'i32', 'u64'] },
  }).functions;
}

/** Undefined on another C library. */
const { glibcVersionRuntime } = (process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } })
  .header;

it.skipIf(!glibcVersionRuntime)('gives back what is free between what is in use', () => {
  const { malloc, free, memset } = cLibrary();
  const blocks = Array.from({ length: 2000 }, () => {
    const at = malloc(32_768n);
    memset(at, 1, 32_768n);
    return at;
  });
  const inUse = blocks.filter((_, at) => at % 50 === 0);
  for (const [at, block] of blocks.entries()) if (at % 50 !== 0) free(block);
  const before = process.memoryUsage.rss();
  memoryGiver()?.();
  const after = process.memoryUsage.rss();
  for (const block of inUse) free(block);
  expect(before - after).toBeGreaterThan(40 * MB);
});

it('is not there where Node or the C library has no such function', () => {
  expect(memoryGiver(() => undefined as never)).toBeUndefined();
  const dlopen = () => {
    throw new Error('no such symbol');
  };
  expect(memoryGiver((() => ({ dlopen })) as never)).toBeUndefined();
});

/** One part of a process's memory, as /proc/self/smaps tells it. */
const smapsPart = (addresses: string, rights: string, file: string, anonymousKb = 0) =>
  `${addresses} ${rights} 00000000 fe:00 1234                       ${file}\n` +
  `Size:               4280 kB\nRss:                4280 kB\nAnonymous:      ${String(anonymousKb).padStart(8)} kB\nVmFlags: rd mr\n`;

it('finds the parts of a file that nothing was written to', () => {
  const parts = [
    smapsPart('00400000-0082e000', 'r--p', '/opt/node'),
    smapsPart('0082e000-03489000', 'r-xp', '/opt/node'),
    smapsPart('072a7000-072dc000', 'r--p', '/opt/node', 24),
    smapsPart('072dc000-07308000', 'rw-p', '/opt/node'),
    smapsPart('7f189bdc0000-7f189bfd5000', 'r-xp', '/opt/other/opt/node'),
    smapsPart('7f289bdc0000-7f289bfd5000', 'r-xp', ''),
  ];
  expect(unchangedParts(parts.join(''), '/opt/node')).toEqual([
    [0x400000n, 0x82e000n],
    [0x82e000n, 0x3489000n],
  ]);
});

/** Of this process, the KB of files that are in memory. */
const filesInMemory = () => Number(/^RssFile:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);

it.skipIf(process.platform !== 'linux')("lets go of what was read of Node's own program", () => {
  const before = filesInMemory();
  expect(letProgramGo()).toBeGreaterThan(1);
  expect(before - filesInMemory()).toBeGreaterThan(10_000);
});

it('lets go of nothing where Node may not ask for it', () => {
  expect(letProgramGo(() => undefined as never)).toBe(0);
});
