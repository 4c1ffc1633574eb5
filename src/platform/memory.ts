import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/**
 * V8's old generation then grows by a quarter at most between two collections. Not among the flags that the server starts
 * with: with it, V8 takes nothing of the code that Node and the start before have compiled.
 */
export const growSlowly = () => setFlagsFromString('--heap-growing-percent=25');

/** What is used here of Node's experimental `node:ffi`, of which its types do not tell. */
type Ffi = {
  dlopen(
    library: null,
    functions: Record<string, { return: 'i32'; arguments: ('u64' | 'i32')[] }>,
  ): { functions: Record<string, (...given: (bigint | number)[]) => number> };
};

/** A function of the C library. Throws where there is none of that name, or where Node may not call it. */
function cFunction(modules: typeof process.getBuiltinModule, name: string, given: ('u64' | 'i32')[]) {
  const ffi = modules('node:ffi') as unknown as Ffi;
  const found = ffi.dlopen(null, { [name]: { return: 'i32', arguments: given } }).functions[name];
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/**
 * A function that gives back to the system what the C library has freed and not given back, also between what is in use
 * (GNU's malloc_trim): 24 ms the first time, then 5 to 9. Undefined where there is no such function: another C library or
 * Node, or one that may not call it.
 */
export function memoryGiver(modules: typeof process.getBuiltinModule = process.getBuiltinModule) {
  try {
    const trim = cFunction(modules, 'malloc_trim', ['u64']);
    return () => {
      trim(0n);
    };
  } catch {
    return undefined;
  }
}

/** MADV_DONTNEED of Linux. */
const DONT_NEED = 4;

/** Where parts of this file are in memory as they are on the disk, from and to, by the text of /proc/self/smaps. */
export function unchangedParts(smaps: string, file: string): [from: bigint, to: bigint][] {
  return smaps.split(/\n(?=[\da-f]+-[\da-f]+ )/).flatMap((part) => {
    const [first = ''] = part.split('\n', 1);
    const [, from, to, rights] = /^([\da-f]+)-([\da-f]+) (\S+) /.exec(first) ?? [];
    const isAsOnDisk = !rights?.includes('w') && /^Anonymous: +0 kB$/m.test(part);
    return first.endsWith(` ${file}`) && isAsOnDisk ? [[BigInt(`0x${from}`), BigInt(`0x${to}`)]] : [];
  });
}

/**
 * Lets go of Node's own program and its data, of which the start read some 60 MB and later requests need some 40: what is used
 * again, the system maps again from the file, 64 KB at once. Nothing that was written is let go. Returns how many parts were;
 * none where the system is not Linux or Node may not ask it.
 */
export function letProgramGo(modules: typeof process.getBuiltinModule = process.getBuiltinModule): number {
  try {
    const advise = cFunction(modules, 'madvise', ['u64', 'u64', 'i32']);
    const parts = unchangedParts(readFileSync('/proc/self/smaps', 'utf8'), process.execPath);
    for (const [from, to] of parts) advise(from, to - from, DONT_NEED);
    return parts.length;
  } catch {
    return 0;
  }
}
