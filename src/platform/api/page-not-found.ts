import { data } from 'react-router';
import { NOT_FOUND } from '../../values/http-status.ts';

/** A page that may be meant. */
export type NearPage = { title: string; path: string };
/** What is said of a page that does not exist; without a message the error page has its own. */
export type NotFoundData = { message: string | null; near: readonly NearPage[] };

/** Thrown by a loader whose page does not exist; `near`: pages whose addresses are much like it. */
export const pageNotFound = (message: string | null = null, near: readonly NearPage[] = []) =>
  data<NotFoundData>({ message, near }, { status: NOT_FOUND });
