import { data, type RouterContextProvider } from 'react-router';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { NOT_FOUND } from '../../values/http-status.ts';
import { type AnswerOf, type AnyRequest, addressOf, type Gets, type RequestOf } from './endpoints.ts';
import { apiContext, pageContext } from './page-context.ts';

export type LoaderContext = Readonly<RouterContextProvider>;

/** Whether the response has the required fields; if not, something other than the content service responded. */
function isWhole<T>(answer: unknown, required: readonly (keyof T)[]): answer is T {
  return typeof answer === 'object' && answer !== null && required.every((name) => name in answer);
}

/**
 * Calls the content service for a loader (product 11.4). Null if the item doesn't exist. Throws code 16 of
 * the catalogue if the service is down, times out, or its response lacks a field in `required`.
 */
export function contentService<Area>(context: LoaderContext) {
  return async <Path extends keyof Gets<Area> & string>(
    path: Path,
    request: RequestOf<Gets<Area>[Path]>,
    required: (keyof AnswerOf<Gets<Area>[Path]>)[],
  ): Promise<AnswerOf<Gets<Area>[Path]> | null> => {
    const address = addressOf(path, request as AnyRequest);
    const answer = await context.get(apiContext).network.get<AnswerOf<Gets<Area>[Path]> | null>(address);
    if (answer.ok && (answer.data === null || isWhole(answer.data, required))) return answer.data;
    if (!answer.ok && answer.status === NOT_FOUND) return null;
    const reason = answer.ok ? 'unexpected response' : answer.status || answer.error.title;
    context.get(pageContext).logProblem(`Content service failed at ${address}: ${reason}`);
    const { message, status } = errorCatalogue[errorCodes.contentServiceError];
    throw data(message, { status });
  };
}
