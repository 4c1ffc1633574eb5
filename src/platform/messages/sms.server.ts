import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SERVER_ERROR } from '../../values/http-status.ts';
import type { Env } from '../env.ts';

/** `to` is international, '+447700900123'. `id` is the same for every attempt at the same message. */
export type TextMessage = { to: string; text: string; id: string };
/** `unreachable`: no SMS will ever reach this number, so it is not tried again. */
export type SmsOutcome = { ok: true } | { ok: false; reason: 'unreachable'; code: number };
/** Throws when it may be tried again later. Its errors never contain a number or the message. */
export type SmsSender = {
  send(message: TextMessage): Promise<SmsOutcome>;
  /** Whether it went out since then, as the provider knows it. Throws when that cannot be told now. */
  wasSent(message: TextMessage, since: Date): Promise<boolean>;
};

export type TwilioAccount = { url: string; accountSid: string; authToken: string; from: string };

/** The Twilio account of the settings; undefined when messages go to the local mailbox. */
export function twilioAccount(env: Env): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = env;
  return accountSid && authToken && from ? { url, accountSid, authToken, from } : undefined;
}

const TIMEOUT_MS = 10_000;
/** Twilio's codes for: no such number, a landline, a country not served, a recipient who answered STOP. */
const UNREACHABLE = [21211, 21214, 21217, 21408, 21610, 21612, 21614];
const refusal = z.object({ code: z.int() });

/** The folder of SMS in a data folder, when no account is set. */
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
    async wasSent({ id }) {
      const names = await readdir(folder).catch(() => [] as string[]);
      const kept = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return kept.some((text) => (JSON.parse(text) as TextMessage).id === id);
    },
  };
}

/** A messaging service as sender is given by its id instead of a number. */
const sender = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

/** Asks Twilio about messages, or to send one. */
function ask(
  { url, accountSid, authToken }: TwilioAccount,
  { query = '', body }: { query?: string; body?: URLSearchParams },
): Promise<Response> {
  return fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json${query}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    ...(body && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new Error(error.name === 'TimeoutError' ? 'Twilio did not answer in time' : 'Twilio cannot be reached');
  });
}

const NOT_SENT = ['failed', 'undelivered', 'canceled'];
const listed = z.object({ messages: z.array(z.object({ body: z.string(), status: z.string() })) });

function twilio(account: TwilioAccount): SmsSender {
  return {
    async send(message) {
      const { to, text } = message;
      const answer = await ask(account, { body: new URLSearchParams({ To: to, Body: text, ...sender(account.from) }) });
      const refused = refusal.safeParse(await answer.json().catch(() => null));
      if (answer.ok) return { ok: true };
      const code = refused.data?.code;
      if (answer.status < SERVER_ERROR && code && UNREACHABLE.includes(code))
        return { ok: false, reason: 'unreachable', code };
      throw new Error(`Twilio answered ${answer.status}${code ? `, code ${code}` : ''}`);
    },
    async wasSent({ to, text }, since) {
      const asked = new URLSearchParams({ To: to, 'DateSent>': since.toISOString().slice(0, 10), PageSize: '100' });
      const answer = await ask(account, { query: `?${asked}` });
      const found = listed.safeParse(await answer.json().catch(() => null));
      if (!answer.ok || !found.success) throw new Error(`Twilio answered ${answer.status} when asked what it sent`);
      return found.data.messages.some(({ body, status }) => body === text && !NOT_SENT.includes(status));
    },
  };
}

/** Sends by Twilio; without an account, into the local mailbox in the data folder, one file per message. */
export function createSmsSender({ account, dataDir }: { account?: TwilioAccount; dataDir: string }): SmsSender {
  return account ? twilio(account) : localTexts(dataDir);
}
