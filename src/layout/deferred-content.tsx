import { useEffect } from 'react';
import { watchConnection } from './connection.ts';
import { ToastsList } from './toasts-list.tsx';

export function DeferredContent() {
  useEffect(watchConnection, []);
  return <ToastsList />;
}
