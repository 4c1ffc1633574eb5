import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginConsent } from './layout/consent/begin-consent.ts';
import { consentSignals } from './layout/consent/signals.ts';
import { closeMenusByThemselves } from './layout/header/close-details.ts';
import { dataOfThisBuild } from './layout/hydration/data-of-this-build.ts';
import { followLostPages } from './layout/hydration/next-page.ts';
import { onOwnPage } from './layout/hydration/own-page.ts';
import { watchChunks } from './layout/shared/chunk-reload.ts';
import { signalConsent } from './platform/data-layer.ts';
import { watchTraversals } from './ui/card/card-history.ts';

// Before any event or tag: the default consent must come first.
signalConsent('default', consentSignals(null));
watchChunks();
followLostPages();
watchTraversals();
closeMenusByThemselves();

/** After the page, so that its effect runs after those of every part of the page. */
function Hydrated({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

const hydrated = new Promise<void>((resolve) => {
  onOwnPage(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter unstable_fetch={dataOfThisBuild} />
          <Hydrated onDone={resolve} />
        </StrictMode>,
      );
    }),
  );
});
beginConsent(hydrated);
