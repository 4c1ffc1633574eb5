import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadForLostPage, watchChunks } from './layout/chunk-reload.ts';
import { consentSignals } from './layout/consent/signals.ts';
import { signalConsent } from './platform/data-layer.ts';

// First of all, before any event and long before any tag.
signalConsent('default', consentSignals(null));
watchChunks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reloadForLostPage} />
    </StrictMode>,
  );
});
