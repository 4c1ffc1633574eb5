import type { Measuring } from '../../platform/api/page-context.ts';
import { pushToDataLayer, signalConsent } from '../../platform/data-layer.ts';
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

/** Tells the tags of each choice in force, and starts them where it allows that. */
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

/** What runs cannot be stopped: reloads the page with only what is allowed now. */
async function beginAnew(choice: ConsentChoice | null): Promise<void> {
  clearRefusedCookies(choice ?? REJECT_ALL);
  await recordsAreSent();
  location.reload();
}

/** The sheet and the one function that shows it as the choice and the visitor want it, in `place`. */
class ConsentSheet {
  readonly #place: HTMLElement;
  #close: (() => void) | null = null;
  /** Counts what was wanted: code that arrives late shows nothing else. */
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
    const wanted = this.#wanted;
    const { openSheet } = await import('./sheet.ts');
    if (wanted === this.#wanted) this.#close = openSheet(this.#place, props);
  }
}

/** The cookie question, and what follows from the answer. Returns what opens the settings again. */
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
      // They run on until the page is gone, and set their cookies again as it goes.
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

  // A tab that was open as they were refused may have set some since.
  if (choice) clearRefusedCookies(choice);
  tell(choice);
  recordUnsentChoice();
  // The choice may change in another tab, or expire, while this tab is hidden.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) adopt(currentChoice(document.cookie));
  });
  // It may have failed without a connection.
  window.addEventListener('online', () => choice || question());
  if (!choice) question();
  return () => {
    dismissToast(TOAST);
    void open(true).catch(() => undefined);
  };
}
