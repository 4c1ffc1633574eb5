import { data } from 'react-router';
import { NOT_FOUND } from '../../values/http-status.ts';

export type NearPage = { title: string; path: string };
/** Without a message the error page uses its own. */
export type NotFoundData = { message: string | null; near: readonly NearPage[] };

/** Thrown by a loader whose page doesn't exist; `near` are pages with similar addresses. */
export const pageNotFound = (message: string | null = null, near: readonly NearPage[] = []) =>
  data<NotFoundData>({ message, near }, { status: NOT_FOUND });
