/** Repeats the work with a pause between. Returns the function that stops it and waits for work under way. */
export function every(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let stopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, pauseMs).unref();
    });
  const run = async () => {
    while (!stopped) {
      await pause();
      if (!stopped) await work().catch(onError);
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
}
