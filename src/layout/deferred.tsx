import { type ComponentType, useEffect, useState } from 'react';
import { loadInBackground } from './shared/chunk-reload.ts';
import { onToasts, shownToasts } from './shared/toasts.ts';

/** Delay of scripts that are not part of the page (product 2.8). */
const DELAY_MS = 1000;

/** Loaded after the page, or with the first notice: the notices and the online/offline state. */
export function Deferred() {
  const [Served, setServed] = useState<ComponentType | null>(null);
  useEffect(() => {
    const serve = async () => {
      const { DeferredContent } = await import('./deferred-content.tsx');
      setServed(() => DeferredContent);
    };
    const begin = () => void loadInBackground(serve);
    const timer = setTimeout(begin, shownToasts().length > 0 ? 0 : DELAY_MS);
    const stop = onToasts(begin);
    // It may have failed without a connection.
    window.addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', begin);
    };
  }, []);
  return Served && <Served />;
}
