import { type ComponentType, useEffect, useState } from 'react';
import { loadInBackground } from './chunk-reload.ts';
import { onCookieSettingsRequest } from './consent/cookie-settings.ts';
import type { DeferredContentProps } from './deferred-content.tsx';

/** Delay of scripts that are not part of the page (specification, section 9). */
const DELAY_MS = 1000;

/** Loaded after the page: cookie banner, toasts, online/offline state. */
export function Deferred({ measuring }: Pick<DeferredContentProps, 'measuring'>) {
  const [Served, setServed] = useState<ComponentType<DeferredContentProps> | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const serve = async () => {
      const { DeferredContent: AftersServed } = await import('./deferred-content.tsx');
      setServed(() => AftersServed);
    };
    const begin = () => void loadInBackground(serve);
    const timer = setTimeout(begin, DELAY_MS);
    // It may have failed without a connection.
    window.addEventListener('online', begin);
    const stop = onCookieSettingsRequest(() => {
      setAsked((before) => before + 1);
      void serve().catch(() => undefined);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
      stop();
    };
  }, []);
  return Served && <Served measuring={measuring} asked={asked} />;
}
