/**
 * How Node runs the built server. V8 would let its heap grow to several times what is in use before it collects: here its
 * young generation has at most 4 MB in place of 16, and the old one grows by a quarter
 * (docs/decisions/026-memory-and-start.md). The unit and the image in deploy/ have the same.
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=25',
];

/** For the C library: few heaps for its threads, which keep what they once had, and freed memory goes back sooner. */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
