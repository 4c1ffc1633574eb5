import { type ConsentChoice, choiceCookies, currentChoice, isSameChoice } from './choice.ts';
import type { ConsentEndpoints } from './consent-api.server.ts';
import { WORDING_VERSION } from './wording.ts';

const UNSENT = 'tavola.unsent-choice';

/** Remembers whether a record is unsent. Private windows may block storage: it is then not resent. */
function noteUnsent(is: boolean): void {
  try {
    if (is) localStorage.setItem(UNSENT, 'yes');
    else localStorage.removeItem(UNSENT);
  } catch {
    // storage blocked
  }
}

function isUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

function setCookies(choice: ConsentChoice): void {
  for (const cookie of choiceCookies(choice, location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = cookie;
  }
}

let latest: ConsentChoice | null = null;
let underWay: Promise<void> = Promise.resolve();

async function send({ performance, marketing }: ConsentChoice): Promise<void> {
  const { networkCalls } = await import('../../platform/api/browser-api.ts');
  const answer = await networkCalls<ConsentEndpoints>().post('/api/consent', {
    body: { categories: { necessary: true, performance, marketing }, wordingVersion: WORDING_VERSION },
  });
  if (answer.ok) noteUnsent(false);
  // The response sets cookies too, and one for an earlier choice mustn't override a later one.
  if (latest && !isSameChoice(latest, currentChoice(document.cookie))) setCookies(latest);
}

/** Sets the cookies at once and has the choice recorded, now or from the next page. */
export function keepChoice(choice: ConsentChoice): void {
  latest = choice;
  setCookies(choice);
  noteUnsent(true);
  underWay = underWay.then(() => send(choice));
}

/** Resends what an earlier page couldn't. A choice that has expired since is dropped. */
export function recordUnsentChoice(): void {
  if (!isUnsent()) return;
  const choice = currentChoice(document.cookie);
  if (choice) underWay = send(choice);
  else noteUnsent(false);
}

/** Resolves when no pending response could still set cookies. */
export const recordsAreSent = (): Promise<void> => underWay;
