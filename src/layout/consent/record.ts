import { networkApi } from '../../platform/browser-api.ts';
import { type Choice, choiceCookies, isSameChoice, standingChoice } from './choice.ts';
import type { ConsentRequest } from './contract.ts';
import { WORDING_VERSION } from './wording.ts';

const UNSENT = 'tavola.unsent-choice';

/** Notes that a record has not arrived. Private windows may refuse: then it is not sent again. */
function noteUnsent(is: boolean): void {
  try {
    if (is) localStorage.setItem(UNSENT, 'yes');
    else localStorage.removeItem(UNSENT);
  } catch {
    // see above
  }
}

function isUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

function setCookies(choice: Choice): void {
  for (const cookie of choiceCookies(choice, location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = cookie;
  }
}

let latest: Choice | null = null;
let underWay: Promise<void> = Promise.resolve();

async function send({ performance, marketing }: Choice): Promise<void> {
  const body: ConsentRequest = {
    categories: { necessary: true, performance, marketing },
    wordingVersion: WORDING_VERSION,
  };
  const answer = await networkApi.post('/api/consent', body);
  if (answer.ok) noteUnsent(false);
  // The answer sets the cookies too: one to an earlier choice must not undo a later.
  if (latest && !isSameChoice(latest, standingChoice(document.cookie))) setCookies(latest);
}

/** Sets the cookies at once and has the choice written down, now or with the next page. */
export function keepChoice(choice: Choice): void {
  latest = choice;
  setCookies(choice);
  noteUnsent(true);
  underWay = underWay.then(() => send(choice));
}

/** Sends again what did not arrive from an earlier page. A choice that ran out meanwhile is forgotten. */
export function recordUnsentChoice(): void {
  if (!isUnsent()) return;
  const choice = standingChoice(document.cookie);
  if (choice) underWay = send(choice);
  else noteUnsent(false);
}

/** Resolves when no record is under way that could still set cookies. */
export const recordsAreSent = (): Promise<void> => underWay;
