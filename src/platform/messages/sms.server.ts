import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SERVER_ERROR } from '../../values/http-status.ts';
import type { Env } from '../env.ts';

/** `to` is international, '+447700900123'. `id` is the same for every attempt at the same message. */
export type TextMessage = { to: string; text: string; id: string };
/** `unreachable`: no SMS will ever reach this number, so don't retry. */
export type SmsOutcome = { ok: true } | { ok: false; reason: 'unreachable'; code: number };
/** Throws if it may be retried later. Its errors never contain a number or the message. */
export type SmsSender = {
  send(message: TextMessage): Promise<SmsOutcome>;
  /** Whether the provider has sent it since then. Throws if it can't tell now. */
  wasSent(message: TextMessage, since: Date): Promise<boolean>;
};

export type TwilioAccount = { url: string; accountSid: string; authToken: string; from: string };

/** The configured Twilio account; undefined if messages go to the local mailbox. */
export function twilioAccount(env: Env): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = env;
  return accountSid && authToken && from ? { url, accountSid, authToken, from } : undefined;
}

const TIMEOUT_MS = 10_000;
/** Twilio's codes for: no such number, a landline, a country not served, a recipient who replied STOP. */
const UNREACHABLE = [21211, 21214, 21217, 21408, 21610, 21612, 21614];
const refusal = z.object({ code: z.int() });

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
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.some((text) => (JSON.parse(text) as TextMessage).id === id);
    },
  };
}

/** A messaging service is identified by its id instead of a number. */
const sender = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

/** Lists messages, or sends one if there is a body. */
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
    throw new Error(error.name === 'TimeoutError' ? 'Twilio did not respond in time' : 'Twilio cannot be reached');
  });
}

const NOT_SENT = ['failed', 'undelivered', 'canceled'];
const messageList = z.object({ messages: z.array(z.object({ body: z.string(), status: z.string() })) });

function twilio(account: TwilioAccount): SmsSender {
  return {
    async send(message) {
      const { to, text } = message;
      const answer = await ask(account, { body: new URLSearchParams({ To: to, Body: text, ...sender(account.from) }) });
      const error = refusal.safeParse(await answer.json().catch(() => null));
      if (answer.ok) return { ok: true };
      const code = error.data?.code;
      if (answer.status < SERVER_ERROR && code && UNREACHABLE.includes(code))
        return { ok: false, reason: 'unreachable', code };
      throw new Error(`Twilio responded ${answer.status}${code ? `, code ${code}` : ''}`);
    },
    async wasSent({ to, text }, since) {
      const search = new URLSearchParams({ To: to, 'DateSent>': since.toISOString().slice(0, 10), PageSize: '100' });
      const answer = await ask(account, { query: `?${search}` });
      const list = messageList.safeParse(await answer.json().catch(() => null));
      if (!answer.ok || !list.success) throw new Error(`Twilio responded ${answer.status} when asked what it sent`);
      return list.data.messages.some(({ body, status }) => body === text && !NOT_SENT.includes(status));
    },
  };
}

/** Sends through Twilio; without an account, stores each message as a file in the local mailbox. */
export function createSmsSender({ account, dataDir }: { account?: TwilioAccount; dataDir: string }): SmsSender {
  return account ? twilio(account) : localTexts(dataDir);
}
