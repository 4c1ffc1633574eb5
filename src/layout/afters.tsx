import { type ComponentType, useEffect, useState } from 'react';
import type { AftersProps } from './afters-served.tsx';
import { loadInBackground } from './chunk-reload.ts';
import { onCookieSettingsWish } from './consent/cookie-settings.ts';

/** Specification, section 9: scripts beside the page come after this much. */
const DELAY_MS = 1000;

/** What comes after the meal: the cookie question, notices and the state of the connection, once the page is usable. */
export function Afters({ gtmId }: Pick<AftersProps, 'gtmId'>) {
  const [Served, setServed] = useState<ComponentType<AftersProps> | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const serve = async () => {
      const { AftersServed } = await import('./afters-served.tsx');
      setServed(() => AftersServed);
    };
    const timer = setTimeout(() => loadInBackground(serve), DELAY_MS);
    const stop = onCookieSettingsWish(() => {
      setAsked((before) => before + 1);
      void serve().catch(() => undefined);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return Served && <Served gtmId={gtmId} asked={asked} />;
}
