import { buttonClass } from '../../ui/button-class.ts';
import { formatTimeOfDay } from '../../values/time/instant-text.ts';
import type { WaitingAct } from './acts.ts';

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...content);
  return created;
}

function tickButton(act: WaitingAct, tick: (act: WaitingAct) => void): HTMLElement {
  const button = element('button', buttonClass({ variant: 'line', size: 'medium' }), 'Dealt with');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `Dealt with: ${act.label}`);
  button.addEventListener('click', () => tick(act));
  return button;
}

const list = (title: string, items: HTMLElement[]) =>
  items.length === 0 ? [] : [element('h2', 'font-sans text-base font-bold', title), element('ul', 'mb-2', ...items)];

type Actions = { tick: (act: WaitingAct) => void; needsPin: boolean };

/** Shows what has yet to be sent, and what was refused until somebody has dealt with it. */
export function showWaiting(place: HTMLElement, acts: readonly WaitingAct[], { tick, needsPin }: Actions): void {
  const item = (act: WaitingAct, ...more: (Node | string)[]) =>
    element('li', 'flex flex-wrap items-center gap-x-3 py-1', `${formatTimeOfDay(act.at)}, ${act.label}`, ...more);
  const waiting = acts.filter(({ problem }) => problem === undefined);
  const refused = acts.filter(({ problem }) => problem !== undefined);
  const pin = element('a', 'text-link', 'Enter your PIN to send this');
  pin.setAttribute('href', '/desk/pin');
  // A long list scrolls, by the arrow keys too.
  place.tabIndex = acts.length > 0 ? 0 : -1;
  place.replaceChildren(
    ...list(
      'Not done',
      refused.map((act) => item(act, element('strong', '', act.problem ?? ''), tickButton(act, tick))),
    ),
    ...list(
      `Waiting to be sent: ${waiting.length}`,
      waiting.map((act) => item(act)),
    ),
    ...(needsPin && waiting.length > 0 ? [pin] : []),
  );
}
