import { expect, it } from 'vitest';
import { memoryGiver } from './memory.ts';

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
