import type { Measuring } from '../../platform/api/page-context.ts';
import { pushToDataLayer, signalConsent } from '../../platform/data-layer.ts';
import { reloadPage } from '../hydration/next-page.ts';
import { loadInBackground } from '../shared/chunk-reload.ts';
import { dismissToast, showToast } from '../shared/toasts.ts';
import { type ConsentChoice, currentChoice, isSameChoice, isWithdrawn, REJECT_ALL } from './choice.ts';
import { keepChoice, recordsAreSent, recordUnsentChoice } from './record.ts';
import { consentSignals } from './signals.ts';
import { clearRefusedCookies, isTagManagerRunning, startTagManager } from './tag-manager.ts';
import { isTrackingRunning, reportToTracking, startTracking } from './tracking.ts';
import { visitReporter } from './visits.ts';
import { wording } from './wording.ts';

const TOAST = 'consent';

/** Notifies the tags of each choice in force, and starts those it allows. */
function tagsOf({ gtmId, trackingScriptUrl }: Measuring, atFirst: ConsentChoice | null) {
  const allowEvents = visitReporter(pushToDataLayer);
  const allowTracking = visitReporter(reportToTracking);
  return (choice: ConsentChoice | null) => {
    const visits = choice?.performance === true;
    if (choice) signalConsent('update', consentSignals(choice));
    if (gtmId && (visits || choice?.marketing)) startTagManager(gtmId, choice === atFirst);
    allowEvents(gtmId !== null && visits);
    if (trackingScriptUrl && visits) startTracking(trackingScriptUrl);
    allowTracking(trackingScriptUrl !== null && visits);
  };
}

/** Running tags can't be stopped: reloads the page with only what is allowed now. */
async function beginAnew(choice: ConsentChoice | null): Promise<void> {
  clearRefusedCookies(choice ?? REJECT_ALL);
  await recordsAreSent();
  reloadPage();
}

class ConsentSheet {
  readonly #place: HTMLElement;
  #close: (() => void) | null = null;
  /** Incremented on each request, so that code that loads late doesn't show a stale sheet. */
  #wanted = 0;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  close(): void {
    this.#wanted++;
    this.#close?.();
    this.#close = null;
  }

  async open(props: Parameters<typeof import('./sheet.ts').openSheet>[1]): Promise<void> {
    this.close();
    const request = this.#wanted;
    const { openSheet } = await import('./sheet.ts');
    if (request === this.#wanted) this.#close = openSheet(this.#place, props);
  }
}

/** Starts the cookie question and applies the answer. Returns a function that opens the settings. */
export function startConsent(place: HTMLElement, measuring: Measuring): () => void {
  let choice = currentChoice(document.cookie);
  const tell = tagsOf(measuring, choice);
  const sheet = new ConsentSheet(place);

  const open = (managing: boolean) =>
    sheet.open({
      saved: choice,
      managing,
      onDecide: decide,
      onClose: choice ? () => sheet.close() : undefined,
    });
  const question = () => void loadInBackground(() => open(false));

  function adopt(next: ConsentChoice | null): void {
    if (isSameChoice(choice, next)) return;
    if ((isTagManagerRunning() || isTrackingRunning()) && isWithdrawn(choice, next)) {
      // The tags keep running until the page unloads, and set their cookies again as it does.
      tell(REJECT_ALL);
      return void beginAnew(next);
    }
    choice = next;
    tell(choice);
    if (choice) sheet.close();
    else question();
  }

  function decide(next: ConsentChoice): void {
    sheet.close();
    keepChoice(next);
    clearRefusedCookies(next);
    adopt(next);
    showToast({ id: TOAST, message: wording.saved });
  }

  // A tab that was open when they were refused may have set some since.
  if (choice) clearRefusedCookies(choice);
  tell(choice);
  recordUnsentChoice();
  // The choice may change in another tab, or expire, while this tab is hidden.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) adopt(currentChoice(document.cookie));
  });
  // Retries if it failed offline.
  window.addEventListener('online', () => choice || question());
  if (!choice) question();
  return () => {
    dismissToast(TOAST);
    void open(true).catch(() => undefined);
  };
}
