import { type ComponentType, useEffect, useState } from 'react';
import { loadInBackground } from './shared/chunk-reload.ts';
import { onToasts, shownToasts } from './shared/toasts.ts';

/** Delay of scripts that aren't part of the page (product 2.8). */
const DELAY_MS = 1000;

/** Loads notices and the online/offline state after the page, or with the first notice. */
export function Deferred() {
  const [Served, setServed] = useState<ComponentType | null>(null);
  useEffect(() => {
    const serve = async () => {
      const { DeferredContent } = await import('./deferred-content.tsx');
      setServed(() => DeferredContent);
    };
    const start = () => void loadInBackground(serve);
    const timer = setTimeout(start, shownToasts().length > 0 ? 0 : DELAY_MS);
    const stop = onToasts(start);
    // Retries if it failed offline.
    window.addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', start);
    };
  }, []);
  return Served && <Served />;
}
