import { followedLink, leadsWithinPage } from '../ui/links/followed-link.ts';
import { isOneOf } from '../values/pages/page-paths.ts';
import { showToast } from './shared/toasts.ts';

const ID = 'connection';
/** Small, and available from any of our servers. */
const ASKED_TO_KNOW = '/robots.txt';
const ANSWERS_WITHIN_MS = 4000;

const sayOffline = () =>
  showToast({
    id: ID,
    message: 'You’re offline.',
  });
const sayNothingSent = () =>
  showToast({
    id: ID,
    message: 'You’re offline, so nothing was sent.',
  });
const sayOnline = () => showToast({ id: ID, message: 'You’re back online.' });

/** Verifies, since some browsers wrongly report being offline. */
const isReached = (): Promise<boolean> =>
  fetch(ASKED_TO_KNOW, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    () => true,
    () => false,
  );

/** Plain pages that open as a card when linked from another page. */
const isCardPage = isOneOf('/book-now', '/restaurants/:slug/book-now', '/careers/job/:id/apply');

/** Whether a link on this site may open a card over its page. */
const opensCard = (link: HTMLAnchorElement): boolean =>
  link.dataset.opensCard !== undefined || (isCardPage(link.pathname) && !leadsWithinPage(link));

/** Whether the router would leave the page for this link, rather than open a card or scroll to an anchor. */
const leavesPage = (link: HTMLAnchorElement): boolean =>
  (link.dataset.pageLink !== undefined || link.dataset.discover !== undefined) &&
  !opensCard(link) &&
  link.pathname + link.search !== window.location.pathname + window.location.search;

/** Holds back forms and links that the router would follow while offline, replacing the page with an error. */
class HeldBack {
  #repeated: EventTarget | null = null;

  readonly hold = (event: Event): void => {
    if (navigator.onLine || event.target === this.#repeated) return;
    const repeat = event.type === 'submit' ? this.#submits(event as SubmitEvent) : this.#follows(event as MouseEvent);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const say = event.type === 'submit' ? sayNothingSent : sayOffline;
    void isReached().then((reached) => (reached || navigator.onLine ? this.#again(event.target, repeat) : say()));
  };

  #submits({ target, submitter }: SubmitEvent) {
    const form = target as HTMLFormElement;
    return form.dataset.discover === undefined ? null : () => form.requestSubmit(submitter);
  }

  #follows(event: MouseEvent) {
    const link = followedLink(event);
    return link && !event.defaultPrevented && leavesPage(link) ? () => (event.target as HTMLElement).click() : null;
  }

  #again(target: EventTarget | null, repeat: () => void): void {
    this.#repeated = target;
    repeat();
    this.#repeated = null;
  }
}

/**
 * Shows a toast when the connection is lost and when it is back; meanwhile the page and its input stay. Returns the
 * stop function.
 */
export function watchConnection(): () => void {
  const { hold } = new HeldBack();
  if (!navigator.onLine) sayOffline();
  window.addEventListener('offline', sayOffline);
  window.addEventListener('online', sayOnline);
  for (const type of ['click', 'submit']) window.addEventListener(type, hold, { capture: true });
  return () => {
    window.removeEventListener('offline', sayOffline);
    window.removeEventListener('online', sayOnline);
    for (const type of ['click', 'submit']) window.removeEventListener(type, hold, { capture: true });
  };
}
