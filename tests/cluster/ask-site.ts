import { request } from 'node:https';

const SITE = 'tavola.example';
const LONGEST_MS = 15_000;

let visitors = 0;
/** Somebody who asks from an address and in a browser of their own: limits count for each. */
export function newVisitor() {
  visitors += 1;
  return {
    from: `127.${1 + (visitors >> 14)}.${(visitors >> 7) & 127}.${1 + (visitors & 127)}`,
    session: crypto.randomUUID(),
  };
}

type Answer = { status: number; text: string; body: Record<string, unknown>; cache: string };

/** One request through nginx. Without an answer the status is 0. */
export function askSite(
  { from }: { from: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = (problem: Error) => resolve({ status: 0, text: problem.message, body: {}, cache: '' });
    const sent = request(
      {
        host: '127.0.0.1',
        servername: SITE,
        path,
        method,
        localAddress: from,
        rejectUnauthorized: false,
        headers: { host: SITE, ...(body && { 'content-type': 'application/json' }), ...headers },
        timeout: LONGEST_MS,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', none);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const cache = String(answer.headers['x-cache'] ?? '');
          resolve({ status: answer.statusCode ?? 0, text, body: parsed(text), cache });
        });
      },
    );
    sent.on('error', none);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(body && JSON.stringify(body));
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
