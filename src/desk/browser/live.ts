import { formatTimeOfDay } from '../../values/time/instant-text.ts';
import { refresh, refreshTo, watchPresses } from './refresh.ts';

/** The server sends a heartbeat every ten seconds. */
const SILENCE_MS = 25_000;
const WATCH_MS = 10_000;
/** A short gap, as when a server restarts, isn’t reported. */
const GRACE_MS = 3000;

let source: EventSource | undefined;
let heardAt = 0;
let isLost = false;
let graceEnds: number | undefined;

const place = () => document.querySelector<HTMLElement>('[data-live]');

function say(words: string): void {
  const connection = document.getElementById('connection');
  if (connection) connection.textContent = words;
}

function hear(): void {
  clearTimeout(graceEnds);
  graceEnds = undefined;
  heardAt = Date.now();
  if (!isLost) return;
  isLost = false;
  say('Connected again.');
  document.dispatchEvent(new Event('desk:connected'));
  setTimeout(() => !isLost && say(''), WATCH_MS);
}

function lose(): void {
  if (isLost) return;
  isLost = true;
  // A cached page is as old as its rendering.
  const since = heardAt || Number(place()?.dataset.drawnAt);
  say(`Not connected since ${formatTimeOfDay(since)}. Showing what we last knew.`);
}

function connect(): void {
  source?.close();
  const address = place()?.dataset.live;
  if (!address || document.hidden) return;
  graceEnds ??= window.setTimeout(lose, GRACE_MS);
  source = new EventSource(address);
  source.addEventListener('open', hear);
  source.addEventListener('beat', hear);
  source.addEventListener('change', ({ data }) => {
    hear();
    void refreshTo(data);
  });
  source.addEventListener('ended', () => void refresh());
  source.addEventListener('error', () => {
    graceEnds ??= window.setTimeout(lose, GRACE_MS);
  });
}

const isSilent = () => Date.now() - heardAt > SILENCE_MS || source?.readyState === EventSource.CLOSED;

function watch(): void {
  if (document.hidden || !isSilent()) return;
  // If the stream was refused, reloading the page shows why.
  void refresh();
  connect();
}

/** Keeps a page of the day up to date, and says when it can't. */
export function startLive(): void {
  if (!place()) return;
  watchPresses();
  connect();
  setInterval(watch, WATCH_MS);
  if (!navigator.onLine) lose();
  window.addEventListener('offline', lose);
  window.addEventListener('online', connect);
  // A hidden page closes its connection; on becoming visible it refreshes at once.
  document.addEventListener('visibilitychange', connect);
  window.addEventListener('pageshow', ({ persisted }) => persisted && connect());
}
