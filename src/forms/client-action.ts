import { type ClientActionFunctionArgs, isRouteErrorResponse } from 'react-router';
import { isTimeout, TIMED_OUT, UNREACHABLE } from '../platform/api/api-client.ts';
import { type Failure, type FormAnswer, failed, unsent } from './form-answer.ts';

/** The message of a refusal that never reached the page's action: JSON or plain text; empty for an HTML page. */
function wordsIn(body: unknown): string {
  if (typeof body !== 'string' || body.startsWith('<')) return '';
  try {
    return String(JSON.parse(body).message ?? '');
  } catch {
    return body;
  }
}

function failureOf(problem: unknown): Failure {
  if (!isRouteErrorResponse(problem))
    return { ok: false, status: 0, error: isTimeout(problem) ? TIMED_OUT : UNREACHABLE };
  const { status, statusText, data } = problem;
  return { ok: false, status, error: { code: status, title: statusText, message: wordsIn(data) } };
}

/**
 * Sends a form to its page's action. Without this, a lost connection or a refusal on the way would replace the form
 * with the error page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  try {
    return await serverAction<FormAnswer>();
  } catch (problem) {
    // A redirect.
    if (problem instanceof Response) throw problem;
    return failed(unsent(''), failureOf(problem));
  }
}
