import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 200;
const LONGEST_MS = 180_000;

/** Waits until it is so; throws after three minutes. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  longestMs = LONGEST_MS,
): Promise<void> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    if (performance.now() > deadline) throw new Error(`waited too long: ${what}`);
    await pause(STEP_MS);
  }
}
