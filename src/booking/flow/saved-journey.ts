import type { ClockReading } from './hold/hold-timer.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';

/** Bumped when journeys saved by earlier builds can no longer be read. */
const VERSION = 2;
const KEY = 'tavola.booking';
/** A session cookie without personal data: the journey lasts as long as the browser session. */
const SESSION_COOKIE = 'booking_session';
const MAX_AGE_MS = 30 * 60_000;
/** Coming back within it, the diner is still waiting for the response; later, they press again. */
const STILL_SENDING_MS = 2 * 60_000;

type SavedJourney = { version: number; session: string; savedAt: number; state: Partial<JourneyState> };

function readSession(): string {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
  if (cookie) return cookie.slice(SESSION_COOKIE.length + 1);
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
  document.cookie = `${SESSION_COOKIE}=${id}; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  return id;
}

let ownSession: string | undefined;

/** Read once: reading cookies is a call to another process, and every press saves the journey. */
function session(): string {
  ownSession ??= readSession();
  return ownSession;
}

/** This tab's own journey, else that of another tab of the session. */
function savedJourney(now: number): SavedJourney | null {
  for (const storage of [sessionStorage, localStorage]) {
    const saved = JSON.parse(storage.getItem(KEY) ?? 'null') as SavedJourney | null;
    const isOurs = saved?.version === VERSION && saved.session === session() && now - saved.savedAt < MAX_AGE_MS;
    if (isOurs) return saved;
  }
  return null;
}

/** Leaves out what is reloaded anyway, in flight or stored elsewhere, and everything about a card. */
function savedPart(state: JourneyState): Partial<JourneyState> {
  const { slots: _, stepOneLoading: _1, stepTwoLoading: _2, remembered: _3, ...rest } = state;
  // A card that's with its bank can't be resumed.
  const submitting = state.submitting && state.unanswered.some((booking) => booking === state.attempt?.sent);
  return { ...rest, submitting, braintreeCustomerId: null, cardAcceptedFor: null, cardError: null };
}

/** Saves the journey for a reload, a second tab and a discarded tab; once finished, for this tab only. */
export function saveJourney(state: JourneyState, now: number): void {
  try {
    const saved = {
      version: VERSION,
      session: session(),
      savedAt: now,
      state: savedPart(state),
    } satisfies SavedJourney;
    const text = JSON.stringify(saved);
    sessionStorage.setItem(KEY, text);
    if (state.confirmationNumber || state.waitlist) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Storage is denied, as in some private windows: the journey lasts as long as the page.
  }
}

export function forgetJourney(): void {
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
  } catch {
    // Storage is denied: nothing was saved.
  }
}

/** The saved journey, else a fresh one. `now` is read on this page's clocks. */
export function restoredJourney(now: ClockReading): JourneyState {
  try {
    const saved = savedJourney(now.wall);
    if (!saved) return freshJourney;
    const submitting = saved.state.submitting === true && now.wall - saved.savedAt < STILL_SENDING_MS;
    const state = { ...freshJourney, ...saved.state, submitting };
    if (!state.hold) return state;
    // Each page has a steady clock that starts at its load.
    const since = { wall: state.hold.since.wall, steady: now.steady - (now.wall - state.hold.since.wall) };
    return { ...state, hold: { ...state.hold, since } };
  } catch {
    return freshJourney;
  }
}
