import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** `to` is international, '+447700900123'. `id` is the same for every try at the same message. */
export type TextMessage = { to: string; text: string; id: string };
/** `unreachable`: no text message will ever get to this number, so there is no use in trying again. */
export type SmsOutcome = { ok: true } | { ok: false; reason: 'unreachable'; code: number };
/** Throws when it may be tried again later. What it throws never holds a number or the message. */
export type SmsSender = { send(message: TextMessage): Promise<SmsOutcome> };

export type TwilioAccount = { url: string; accountSid: string; authToken: string; from: string };

const TIMEOUT_MS = 10_000;
/** Twilio's words for: no such number, a landline, a country not served, one who answered STOP. */
const UNREACHABLE = [21211, 21214, 21217, 21408, 21610, 21612, 21614];
const refusal = z.object({ code: z.int() });

/** Where the text messages of a data folder lie that nobody sent. */
export const textsFolder = (dataDir: string) => join(dataDir, 'texts');

function localTexts(dataDir: string): SmsSender {
  const folder = textsFolder(dataDir);
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.json`), JSON.stringify({ ...message, sentAt }), {
        mode: 0o600,
      });
      return { ok: true };
    },
  };
}

/** A service that names itself as sender has an id in place of a number. */
const sender = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

function post({ url, accountSid, authToken, from }: TwilioAccount, { to, text }: TextMessage): Promise<Response> {
  return fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, Body: text, ...sender(from) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function twilio(account: TwilioAccount): SmsSender {
  return {
    async send(message) {
      const answer = await post(account, message).catch((error: Error) => {
        throw new Error(error.name === 'TimeoutError' ? 'Twilio did not answer in time' : 'Twilio cannot be reached');
      });
      const told = refusal.safeParse(await answer.json().catch(() => null));
      if (answer.ok) return { ok: true };
      const code = told.data?.code;
      if (answer.status < 500 && code && UNREACHABLE.includes(code)) return { ok: false, reason: 'unreachable', code };
      throw new Error(`Twilio answered ${answer.status}${code ? `, code ${code}` : ''}`);
    },
  };
}

/** Sends by Twilio; without an account, into the local mailbox under the data folder, one file a message. */
export function createSmsSender({ account, dataDir }: { account?: TwilioAccount; dataDir: string }): SmsSender {
  return account ? twilio(account) : localTexts(dataDir);
}
