import { useEffect } from 'react';
import { watchConnection } from './connection.ts';
import { ToastsList } from './toasts-list.tsx';

/** The deferred parts, in a chunk of their own. */
export function DeferredContent() {
  useEffect(watchConnection, []);
  return <ToastsList />;
}
