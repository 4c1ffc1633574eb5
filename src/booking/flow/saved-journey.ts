import type { ClockReading } from './hold/hold-timer.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';

/** Counted up when a saved journey of an earlier build could not be read any more. */
const VERSION = 2;
const KEY = 'tavola.booking';
/** A session cookie of no personal data: the journey is kept for as long as the browser keeps it. */
const SESSION_COOKIE = 'booking_session';
const KEPT_MS = 30 * 60_000;
/** Whoever comes back within it is still waiting for the answer to the last press; later, they press again. */
const STILL_SENDING_MS = 2 * 60_000;

type SavedJourney = { version: number; session: string; savedAt: number; state: Partial<JourneyState> };

function readSession(): string {
  const known = document.cookie.split('; ').find((one) => one.startsWith(`${SESSION_COOKIE}=`));
  if (known) return known.slice(SESSION_COOKIE.length + 1);
  const made = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
  document.cookie = `${SESSION_COOKIE}=${made}; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  return made;
}

let ownSession: string | undefined;

/** Read once: the browser asks another process for its cookies, and each press keeps the journey. */
function session(): string {
  ownSession ??= readSession();
  return ownSession;
}

/** This tab's own journey, else that of another tab of the session. */
function savedJourney(now: number): SavedJourney | null {
  for (const storage of [sessionStorage, localStorage]) {
    const saved = JSON.parse(storage.getItem(KEY) ?? 'null') as SavedJourney | null;
    const isOurs = saved?.version === VERSION && saved.session === session() && now - saved.savedAt < KEPT_MS;
    if (isOurs) return saved;
  }
  return null;
}

/** What is loaded again anyway, under way, or kept elsewhere is not kept; neither is anything of a card. */
function keptPart(state: JourneyState): Partial<JourneyState> {
  const { slots: _, stepOneLoading: _1, stepTwoLoading: _2, remembered: _3, ...kept } = state;
  // Not while a card is with its bank, since it cannot be gone on with.
  const submitting = state.submitting && state.unanswered.some((sent) => sent === state.attempt?.sent);
  return { ...kept, submitting, braintreeCustomerId: null, cardAcceptedFor: null, cardError: null };
}

/** Keeps the journey for a reload, a second tab and a tab the phone has put away; a finished one for this tab only. */
export function saveJourney(state: JourneyState, now: number): void {
  try {
    const saved = { version: VERSION, session: session(), savedAt: now, state: keptPart(state) } satisfies SavedJourney;
    const text = JSON.stringify(saved);
    sessionStorage.setItem(KEY, text);
    if (state.confirmationNumber || state.waitlist) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Storage is refused, as in some private windows: the journey lasts as long as the page.
  }
}

export function forgetJourney(): void {
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** The journey as it was left; a fresh one when none was kept. `now` is read on this page's clocks. */
export function restoredJourney(now: ClockReading): JourneyState {
  try {
    const saved = savedJourney(now.wall);
    if (!saved) return freshJourney;
    const submitting = saved.state.submitting === true && now.wall - saved.savedAt < STILL_SENDING_MS;
    const state = { ...freshJourney, ...saved.state, submitting };
    if (!state.hold) return state;
    // The steady clock starts anew with each page.
    const since = { wall: state.hold.since.wall, steady: now.steady - (now.wall - state.hold.since.wall) };
    return { ...state, hold: { ...state.hold, since } };
  } catch {
    return freshJourney;
  }
}
