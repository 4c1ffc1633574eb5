import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import { plainPage } from '../http/plain-page.ts';
import startingHtml from '../http/starting.html?raw';
import { ownError } from './api.ts';

/** The page for a form posted without scripts; Back restores what was typed. */
const asPage = ({ title, message }: Pick<ErrorBody, 'title' | 'message'>) =>
  plainPage(startingHtml, {
    title: `Error: ${title}`,
    main: `<h1>${message}</h1><p>Go back in your browser: everything you typed is still there.</p>`,
  });

/** Rejects a request before it is read: as JSON to a client, as a page where a browser posted a form. */
export function refusePlainly(
  c: Context,
  status: ContentfulStatusCode,
  words: Pick<ErrorBody, 'title' | 'message'>,
): Response {
  const isForm = !c.req.path.startsWith('/api/') && (c.req.header('accept') ?? '').includes('text/html');
  c.header('cache-control', 'no-store');
  if (!isForm) return ownError(c, status, words);
  return c.html(asPage(words), status);
}
