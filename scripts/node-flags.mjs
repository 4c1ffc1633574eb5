/**
 * How Node runs the built server; the unit and the image in deploy/ match it (docs/decisions/026-memory-and-start.md).
 */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=6'];

/** For the C library: one heap for all threads wastes less, and freed memory is returned sooner. */
export const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
