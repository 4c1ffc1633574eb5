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
    functions: { malloc_trim: { return: 'i32'; arguments: ['u64'] } },
  ): { functions: { malloc_trim(pad: bigint): number } };
};

/**
 * A function that gives back to the system what the C library has freed and not given back, also between what is in use
 * (GNU's malloc_trim): 24 ms the first time, then 5 to 9. Undefined where there is no such function: another C library or
 * Node, or one that may not call it.
 */
export function memoryGiver(modules: typeof process.getBuiltinModule = process.getBuiltinModule) {
  try {
    const ffi = modules('node:ffi') as unknown as Ffi;
    const { malloc_trim } = ffi.dlopen(null, { malloc_trim: { return: 'i32', arguments: ['u64'] } }).functions;
    return () => {
      malloc_trim(0n);
    };
  } catch {
    return undefined;
  }
}
