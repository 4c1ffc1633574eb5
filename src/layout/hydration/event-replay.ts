import { opensHere } from '../../ui/links/followed-link.ts';
import { isPlainClick } from '../../ui/links/plain-click.ts';

/** What was pressed: how to press it again, and what it does without React, if anything. */
type Press = { element: Element; again: () => void; plainly?: () => void };

/** The events that were captured before React listened. */
export type EventReplay = {
  /** Dispatches them again, one after the other, and captures nothing more. */
  replay(): Promise<void>;
  /** Lets the links and forms that were held do what they do without scripts. */
  release(): void;
};

const CHOICE = 'input[type=checkbox], input[type=radio]';

const isOwnScript = ({ target }: Event) => target instanceof Element && target.closest('[data-own-script]') !== null;

/** A press that only React hears; links lead to their pages without it, unless they open a card over the page. */
function heldClick(event: MouseEvent, opensCard: (link: HTMLAnchorElement) => boolean): Press | null {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return null;
  const element = event.target.closest<HTMLElement>(`a[href], button, summary, ${CHOICE}`);
  if (!element) return null;
  const again = () => element.click();
  if (element instanceof HTMLAnchorElement) {
    const isHeld = opensHere(element) && opensCard(element);
    return isHeld ? { element, again, plainly: () => location.assign(element.href) } : null;
  }
  // One that submits its form is held as the form is.
  if (element instanceof HTMLButtonElement && element.type !== 'button') return null;
  return element.localName === 'summary' ? null : { element, again };
}

/** What comes with a press. Each would make React take over the whole page before anything else is done. */
const WITH_A_PRESS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup'];
const FOCUS = ['focusin', 'focusout'];
/** Fields in which something may be typed or chosen meanwhile: React is to hear of that. */
const TYPED_IN = `select, textarea, input:not(${CHOICE.replaceAll('input', '')})`;

/**
 * While React hydrates piece by piece it is not told of presses, so that the page is painted in between: the click of
 * each is captured. Returns what ends it.
 */
export function hideEventsFromReact(): () => void {
  const ends = new AbortController();
  const stop = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && !target.closest(TYPED_IN) && !isOwnScript(event)) event.stopPropagation();
  };
  // A disclosure opens by itself; the click of anything else is captured, or leads to another page.
  const stopOnSummary = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('summary')) event.stopPropagation();
  };
  window.addEventListener('click', stopOnSummary, { capture: true, signal: ends.signal });
  for (const type of [...WITH_A_PRESS, ...FOCUS])
    window.addEventListener(type, stop, { capture: true, passive: true, signal: ends.signal });
  return () => ends.abort();
}

/**
 * Captures what is pressed before React hears it: a button, a tick, a form, a link that opens a card. `asked` is called
 * for each.
 */
export function captureEvents(opensCard: (link: HTMLAnchorElement) => boolean, asked: () => void): EventReplay {
  let held: Press[] = [];
  /** A form that was released passes. */
  let passing = false;
  const hold = (event: Event, press: Press) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressed twice, it was meant once; two presses of a tick cancel each other.
    const isRepeated = held.some(({ element }) => element === press.element);
    if (isRepeated && press.element.matches(CHOICE)) held = held.filter(({ element }) => element !== press.element);
    else if (!isRepeated) held.push(press);
    asked();
  };
  const onClick = (event: MouseEvent) => {
    const press = isOwnScript(event) ? null : heldClick(event, opensCard);
    if (press) hold(event, press);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (passing || isOwnScript(event) || !(form instanceof HTMLFormElement)) return;
    const again = () => form.requestSubmit(event.submitter);
    hold(event, { element: form, again, plainly: again });
  };
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('submit', onSubmit, { capture: true });
  const take = () => held.splice(0).filter(({ element }) => element.isConnected);
  return {
    async replay() {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('submit', onSubmit, { capture: true });
      for (const { again } of take()) {
        again();
        // The next one finds the page as this one leaves it.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    release() {
      passing = true;
      for (const { plainly } of take()) plainly?.();
      passing = false;
    },
  };
}
