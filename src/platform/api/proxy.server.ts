import type { Context, Handler } from 'hono';
import type { ErrorCode } from '../../values/error-catalogue.ts';
import { BAD_GATEWAY, GATEWAY_TIMEOUT, NOT_MODIFIED } from '../../values/http-status.ts';
import { type ApiVariables, apiError } from './api.ts';
import { type ApiClient, isTimeout, SESSION_HEADER, TIMED_OUT, UNREACHABLE } from './api-client.ts';

/** The catalogue's code for a call without a response; null to use our own message. */
type NoAnswerCode = (path: string, timedOut: boolean) => ErrorCode | null;

function noAnswer(c: Context, code: ErrorCode | null, timedOut: boolean) {
  if (code !== null) return apiError(c, code);
  return timedOut ? c.json(TIMED_OUT, GATEWAY_TIMEOUT) : c.json(UNREACHABLE, BAD_GATEWAY);
}

/** Forwards a browser's call to a remote backend: its own session id, with the server's token and brand key. */
export function forwardTo(client: ApiClient, noAnswerCode: NoAnswerCode): Handler<ApiVariables> {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const type = c.req.header('content-type');
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    try {
      const answer = await client.send(`${pathname}${search}`, {
        method: c.req.method,
        headers: { [SESSION_HEADER]: c.get('sessionId'), ...(type && { 'content-type': type }) },
        ...(hasBody && { body: await c.req.arrayBuffer() }),
      });
      const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' };
      const bodiless = [204, NOT_MODIFIED].includes(answer.status);
      return new Response(bodiless ? null : await answer.arrayBuffer(), { status: answer.status, headers });
    } catch (error) {
      const timedOut = isTimeout(error);
      return noAnswer(c, noAnswerCode(c.req.path, timedOut), timedOut);
    }
  };
}
