import type { Context } from 'hono';
import { errorResponse, type invalid, keyReused, tooManyMessages } from '../../platform/api/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import type { FilesRefused, FileTurns } from '../../platform/files/file-turns.server.ts';
import { outsideGate } from '../../platform/overload/gate.ts';
import { BAD_REQUEST, CONFLICT, TOO_MANY_REQUESTS, UNAVAILABLE } from '../../values/http-status.ts';
import { earlierMessage, type NewMessage, type SaveDeps, saveContactMessage } from '../engine/save-message.server.ts';
import type { CheckedFile } from '../files/read-files.server.ts';
import type { ContactKnowledge } from '../rules/known-content.ts';

export type ContactApiDeps = SaveDeps & {
  knowledge: () => ContactKnowledge;
  senderCheck: SenderCheck;
  fileTurns: FileTurns;
};

export const contactTags = ['Contact'];
export const formResponses = {
  [BAD_REQUEST]: errorResponse('The form is invalid; `fields` says where'),
  [CONFLICT]: errorResponse('The idempotency key was used for another message'),
  [TOO_MANY_REQUESTS]: errorResponse('Too many forms from one caller; `retry-after` says how long to wait'),
  [UNAVAILABLE]: errorResponse('Too many files at once; `retry-after` says how long to wait'),
};

const KEY_REUSED = 'You’ve changed something since you first sent this. Please send it again.';

/** What to save; files are read once the sender has passed. */
type Received = {
  captchaToken: string | undefined;
  message: NewMessage;
  files?: () => Promise<CheckedFile[] | ReturnType<typeof invalid> | FilesRefused>;
};

/**
 * Saves a form. A repeated key gets the earlier response without another captcha. The response is built from the
 * reference.
 */
export async function saveForm<Answer>(
  c: Context,
  deps: ContactApiDeps,
  { captchaToken, message, files }: Received,
  answer: (reference: string) => Answer,
) {
  const earlier = await earlierMessage(deps.db, message);
  const refusal = earlier ? null : await deps.senderCheck(c, captchaToken || undefined);
  if (refusal) return refusal;
  const savedFiles = earlier || !files ? [] : await outsideGate(files);
  if (savedFiles instanceof Response) return savedFiles;
  const outcome = earlier ?? (await saveContactMessage(deps, message, savedFiles));
  if (outcome.ok) return answer(outcome.reference);
  if (outcome.reason === 'too-many-messages') return tooManyMessages(c, outcome.seconds);
  return keyReused(c, KEY_REUSED);
}
