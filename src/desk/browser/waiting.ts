import { CONFLICT } from '../../values/http-status.ts';
import { addAct, readActs, removeAct, type WaitingAct, writeAct } from './acts.ts';
import { paintStatus } from './paint-status.ts';
import { DRAWN, refresh, showAnswer } from './refresh.ts';
import { type SentAct, sendAct } from './send-act.ts';
import { showWaiting } from './waiting-list.ts';

const RETRY_MS = 10_000;
/** A second tap so soon was meant for the button that was there before. */
const DOUBLE_TAP_MS = 600;

/** Those of this document whose answer somebody is looking at the page for. */
const fresh = new Set<number>();
let acts: WaitingAct[] = [];
let needsPin = false;

const place = () => document.getElementById('waiting');

function paint(): void {
  for (const { id, body, problem } of acts)
    if (problem === undefined) paintStatus(body, fresh.has(id) ? 'Sending…' : 'Waiting to be sent');
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

/** Shows the answer where somebody waits for it. */
function showSent({ outcome, url, html }: Extract<SentAct, { html: string }>): void {
  const { pathname } = new URL(url);
  if (outcome === 'refused') showAnswer(html);
  else if (pathname !== location.pathname) location.assign(url);
  else if (outcome === 'wait') showAnswer(html);
  else void refresh();
}

async function drop({ id }: WaitingAct): Promise<void> {
  await removeAct(id);
  acts = acts.filter((act) => act.id !== id);
}

async function tick(act: WaitingAct): Promise<void> {
  await drop(act);
  paint();
}

/** What follows from an act's answer: whether the next one can be sent. */
async function settle(act: WaitingAct, sent: SentAct): Promise<boolean> {
  const isFresh = fresh.delete(act.id);
  needsPin = sent.outcome === 'wait' && sent.for === 'pin';
  if (sent.outcome === 'wait') {
    // Those behind it wait as well.
    fresh.clear();
    // Whoever is there can answer; the page that asks has the act in its own form.
    if (isFresh && 'html' in sent) {
      await drop(act);
      showSent(sent);
    }
    return false;
  }
  const isShown = isFresh && !(sent.outcome === 'refused' && sent.status === CONFLICT);
  if (sent.outcome === 'done' || isShown) await drop(act);
  else await writeAct({ ...act, problem: sent.problem });
  if (isShown) showSent(sent);
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

const lastSubmits = new WeakMap<Element, number>();

/** Whether a form of the same party was sent just now. */
function isDoubleTap(form: HTMLFormElement): boolean {
  const party = form.closest('[data-steps]') ?? form;
  const before = lastSubmits.get(party) ?? Number.NEGATIVE_INFINITY;
  lastSubmits.set(party, performance.now());
  return performance.now() - before < DOUBLE_TAP_MS;
}

async function keep(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const body = new URLSearchParams(fields).toString();
  const label = submitter?.getAttribute('aria-label') ?? (form.dataset.waits || submitter?.textContent || '');
  const words = submitter?.textContent ?? '';
  if (submitter) submitter.textContent = 'Sending…';
  paintStatus(body, 'Sending…');
  const address = form.getAttribute('action') ?? location.href;
  const id = await addAct({ address, body, label, by: place()?.dataset.viewer ?? '', at: Date.now() });
  fresh.add(id);
  acts = await readActs();
  await send();
  if (submitter) submitter.textContent = words;
  if (!acts.some((act) => act.id === id && act.problem === undefined)) return;
  // It waits, and the form is ready for another one.
  form.reset();
  for (const input of form.querySelectorAll<HTMLInputElement>('[name=key]')) input.value = crypto.randomUUID();
}

/** Sends the day's forms in place, and those that can't be sent once there is a connection. */
export function startWaiting(): void {
  if (!place() || !navigator.locks) return;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.waits === undefined) return;
    event.preventDefault();
    if (!isDoubleTap(form)) void keep(form, event.submitter);
  });
  document.addEventListener(DRAWN, paint);
  document.addEventListener('desk:connected', send);
  window.addEventListener('online', send);
  setInterval(() => acts.some(({ problem }) => problem === undefined) && send(), RETRY_MS);
  void send();
}
