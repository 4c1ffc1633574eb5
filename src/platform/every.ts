import { AsyncLocalStorage } from 'node:async_hooks';

const upkeep = new AsyncLocalStorage<{ stopped: boolean }>();

/** Whether the current background task was asked to stop: batch work starts no further batch. */
export const isStopping = (): boolean => upkeep.getStore()?.stopped ?? false;

/** Repeats the work with a pause between. Returns a function that stops it and waits for the current run. */
export function every(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  const state = { stopped: false };
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, pauseMs).unref();
    });
  const loop = async () => {
    while (!state.stopped) {
      await pause();
      if (!state.stopped) await work().catch(onError);
    }
  };
  const completion = upkeep.run(state, loop);
  return async () => {
    state.stopped = true;
    wake();
    await completion;
  };
}

/** Runs tasks one after the other, even after a failure. Throws the failures at the end. */
export async function eachInTurn(...works: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '));
  if (failures.length === 1) throw failures[0];
}

/**
 * Repeats several tasks: a failure is reported under its name and doesn't stop the others. None starts after a stop.
 */
export function everyEach(
  pauseMs: number,
  works: Record<string, () => Promise<unknown>>,
  onError: (error: unknown, name: string) => void,
) {
  const runAll = async () => {
    for (const [name, work] of Object.entries(works))
      if (!isStopping()) await eachInTurn(work).catch((error) => onError(error, name));
  };
  return every(pauseMs, runAll, () => {});
}
