import { data, type RouterContextProvider } from 'react-router';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { NOT_FOUND } from '../../values/http-status.ts';
import { type AnswerOf, type AnyRequest, addressOf, type Gets, type RequestOf } from './endpoints.ts';
import { apiContext, pageContext } from './page-context.ts';

export type LoaderContext = Readonly<RouterContextProvider>;

/** Whether an answer has the fields of its kind; without them, something else than the content service answered. */
function isWhole<T>(answer: unknown, needed: readonly (keyof T)[]): answer is T {
  return typeof answer === 'object' && answer !== null && needed.every((name) => name in answer);
}

/**
 * Calls the content service for a loader (product 11.4). Null when the item does not exist. When the
 * service is down, late, or its answer lacks a field of `needed`, throws code 16 of the catalogue.
 */
export function contentService<Area>(context: LoaderContext) {
  return async <Path extends keyof Gets<Area> & string>(
    path: Path,
    request: RequestOf<Gets<Area>[Path]>,
    needed: (keyof AnswerOf<Gets<Area>[Path]>)[],
  ): Promise<AnswerOf<Gets<Area>[Path]> | null> => {
    const address = addressOf(path, request as AnyRequest);
    const answer = await context.get(apiContext).network.get<AnswerOf<Gets<Area>[Path]> | null>(address);
    if (answer.ok && (answer.data === null || isWhole(answer.data, needed))) return answer.data;
    if (!answer.ok && answer.status === NOT_FOUND) return null;
    const reason = answer.ok ? 'something else was answered' : answer.status || answer.error.title;
    context.get(pageContext).logProblem(`The content service failed at ${address}: ${reason}`);
    const { message, status } = errorCatalogue[errorCodes.contentServiceError];
    throw data(message, { status });
  };
}
