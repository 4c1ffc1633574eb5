import { data } from 'react-router';
import { NOT_FOUND } from '../../values/http-status.ts';

/** Thrown by a loader whose page does not exist; without a message the error page has its own. */
export const pageNotFound = (message: string | null = null) => data(message, { status: NOT_FOUND });
