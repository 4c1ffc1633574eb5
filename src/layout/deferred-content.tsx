import { useEffect } from 'react';
import { watchConnection } from './connection.ts';
import { ToastsList } from './toasts-list.tsx';

/** The deferred parts, in their own chunk. */
export function DeferredContent() {
  useEffect(watchConnection, []);
  return <ToastsList />;
}
