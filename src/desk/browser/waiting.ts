import { CONFLICT } from '../../values/http-status.ts';
import { addAct, readActs, removeAct, type WaitingAct, writeAct } from './acts.ts';
import { paintStatus } from './paint-status.ts';
import { DRAWN, refresh, showAnswer } from './refresh.ts';
import { type NextPage, type SentAct, sendAct } from './send-act.ts';
import { shield, shieldFromDoubleTap } from './shield.ts';
import { showWaiting } from './waiting-list.ts';

const RETRY_MS = 10_000;
const SENDING = 'Sending…';

/** Acts of this document whose response the user is waiting for. */
const fresh = new Set<number>();
let acts: WaitingAct[] = [];
let needsPin = false;

const place = () => document.getElementById('waiting');

/** Hides tables that a queued walk-in has taken. */
function hideTables(body: string): void {
  const given = new URLSearchParams(body).get('tableIds')?.split('+') ?? [];
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=tableIds]'))
    if (button.value.split('+').some((id) => given.includes(id))) button.hidden = true;
}

function paint(): void {
  for (const { id, body, problem } of acts) {
    if (problem !== undefined) continue;
    paintStatus(body, fresh.has(id) ? SENDING : 'Waiting to be sent');
    if (!fresh.has(id)) hideTables(body);
  }
  shield();
  const section = place();
  if (section)
    showWaiting(
      section,
      acts.filter(({ id }) => !fresh.has(id)),
      { tick, needsPin },
    );
}

async function update(): Promise<void> {
  acts = await readActs();
  paint();
}

/** Shows the response if the user is waiting for it. */
function showNext(next: NextPage): void {
  if ('html' in next) showAnswer(next.html);
  else if (new URL(next.url, location.href).pathname === location.pathname) void refresh();
  else location.assign(next.url);
}

async function drop({ id }: WaitingAct): Promise<void> {
  await removeAct(id);
  acts = acts.filter((act) => act.id !== id);
}

async function tick(act: WaitingAct): Promise<void> {
  await drop(act);
  paint();
}

/** Handles an act's response. Returns whether the next one can be sent. */
async function settle(act: WaitingAct, sent: SentAct): Promise<boolean> {
  const isFresh = fresh.delete(act.id);
  needsPin = sent.outcome === 'wait' && sent.for === 'pin';
  if (sent.outcome === 'wait') {
    // Later acts wait too.
    fresh.clear();
    // The PIN page contains the act in its own form.
    if (isFresh && (sent.for === 'pin' || sent.for === 'sign-in')) {
      if (sent.for === 'pin') await drop(act);
      showNext(sent);
    }
    return false;
  }
  // On the day's page its own response would get in the way of the next tap; another page offers a way out.
  const isOwn = new URL(act.address, location.href).pathname === location.pathname;
  const isTask =
    sent.outcome === 'refused' && sent.status === CONFLICT && isOwn && document.querySelector('[data-live]');
  const isShown = isFresh && !isTask;
  if (sent.outcome === 'done' || isShown) await drop(act);
  else await writeAct({ ...act, problem: sent.problem });
  if (isShown) showNext(sent);
  else void refresh();
  return true;
}

async function sendAll(viewer: string): Promise<void> {
  for (const act of await readActs()) {
    if (act.problem !== undefined) continue;
    if (act.by !== viewer) await writeAct({ ...act, problem: 'Somebody else signed in before it was sent.' });
    else if (!(await settle(act, await sendAct(act)))) break;
  }
  await update();
}

/** In order, and by one page at a time. */
const send = (): Promise<void> =>
  navigator.locks.request('desk-acts', () => sendAll(place()?.dataset.viewer ?? '')).catch(() => undefined);

/** A page from the cache has a key that may have been used. */
function renewKeys(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-waits] [name=key]'))
    input.value = crypto.randomUUID();
}

async function keep(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams([...new FormData(form, submitter)] as [string, string][]).toString();
  const label = submitter?.dataset.waits ?? submitter?.getAttribute('aria-label') ?? submitter?.textContent ?? '';
  const words = submitter?.textContent ?? '';
  if (submitter) submitter.textContent = SENDING;
  const party = form.closest('[data-steps]') ?? form;
  paintStatus(body, SENDING);
  shieldFromDoubleTap(party);
  const address = form.getAttribute('action') ?? location.href;
  const id = await addAct({ address, body, label, by: place()?.dataset.viewer ?? '', at: Date.now() });
  fresh.add(id);
  acts = await readActs();
  await send();
  // The response may have made it another button.
  if (submitter?.textContent === SENDING) submitter.textContent = words;
  if (!acts.some((act) => act.id === id && act.problem === undefined)) return;
  // It’s queued: on to where the response would lead, or the form is ready for the next.
  if (form.dataset.then) return location.assign(form.dataset.then);
  form.reset();
  renewKeys();
}

/** Sends the day's forms in place, and those that can't be sent once there is a connection. */
export function startWaiting(): void {
  if (!place() || !navigator.locks) return;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.waits === undefined) return;
    event.preventDefault();
    if (event.submitter?.ariaDisabled !== 'true') void keep(form, event.submitter);
  });
  document.addEventListener(DRAWN, paint);
  document.addEventListener('desk:connected', send);
  window.addEventListener('online', send);
  setInterval(() => acts.some(({ problem }) => problem === undefined) && send(), RETRY_MS);
  renewKeys();
  void send();
}
