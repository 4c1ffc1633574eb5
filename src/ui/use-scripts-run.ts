import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's scripts have taken it over: false as the server wrote it, true once presses are heard. */
export const useScriptsRun = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
