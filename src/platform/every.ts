import { AsyncLocalStorage } from 'node:async_hooks';

const upkeep = new AsyncLocalStorage<{ stopped: boolean }>();

/** Whether the upkeep this is a part of was told to stop: what it does in batches begins no other then. */
export const isStopping = (): boolean => upkeep.getStore()?.stopped ?? false;

/** Repeats the work with a pause between. Returns the function that stops it and waits for work under way. */
export function every(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  const state = { stopped: false };
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, pauseMs).unref();
    });
  const run = async () => {
    while (!state.stopped) {
      await pause();
      if (!state.stopped) await work().catch(onError);
    }
  };
  const running = upkeep.run(state, run);
  return async () => {
    state.stopped = true;
    wake();
    await running;
  };
}

/** Works one after the other, also after one that failed. Throws what failed at the end. */
export async function eachInTurn(...works: (() => Promise<unknown>)[]): Promise<void> {
  const failed: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 1) throw new AggregateError(failed, failed.map(String).join('; '));
  if (failed.length === 1) throw failed[0];
}

/** Repeats several works: one that fails is told of by its name, and keeps no other from its turn. None begins after a stop. */
export function everyEach(
  pauseMs: number,
  works: Record<string, () => Promise<unknown>>,
  onError: (error: unknown, name: string) => void,
) {
  const all = async () => {
    for (const [name, work] of Object.entries(works))
      if (!isStopping()) await eachInTurn(work).catch((error) => onError(error, name));
  };
  return every(pauseMs, all, () => {});
}
