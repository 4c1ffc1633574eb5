import { beginConsent } from './layout/consent/begin-consent.ts';
import { consentSignals } from './layout/consent/signals.ts';
import { closeMenusByThemselves } from './layout/header/close-details.ts';
import { opensCard } from './layout/hydration/opens-card.ts';
import { startPage } from './layout/hydration/start-page.ts';
import { showProgress } from './layout/progress.ts';
import { watchChunks } from './layout/shared/chunk-reload.ts';
import { signalConsent } from './platform/data-layer.ts';
import { isOnCard, watchTraversals } from './ui/card/card-history.ts';

// Before any event or tag: the default consent must come first.
signalConsent('default', consentSignals(null));
watchChunks();
watchTraversals();
closeMenusByThemselves();

const waits = document.documentElement.dataset.scripts === 'when-asked' && !isOnCard();
const hydrated = startPage({
  waits,
  opensCard,
  onBusy: showProgress,
});
beginConsent(waits ? Promise.resolve() : hydrated);
