import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadForLostPage, watchChunks } from './layout/chunk-reload.ts';
import { consentSignals } from './layout/consent/signals.ts';
import { signalConsent } from './platform/data-layer.ts';
import { watchTraversals } from './ui/card/card-history.ts';

// Before any event or tag: the default consent must come first.
signalConsent('default', consentSignals(null));
watchChunks();
watchTraversals();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reloadForLostPage} />
    </StrictMode>,
  );
});
