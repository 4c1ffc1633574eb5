import { isbot } from 'isbot';
import type { Priority } from './platform/overload/gate.ts';
import { isSecret } from './values/pages/secret-paths.ts';

/** Someone holds, books, changes or waits for a table, enters a card or sends a form. */
const BEGUN =
  /^\/api\/(booking\/(holds|create|card-later|enquiry|events|manage|waitlist|table-offers)|v1\/payments|captcha)(\/|$)/;
/** A POST, but only a search. */
export const SEARCHES_BY_POST = /^\/api\/booking\/availability\/*$/;

export function requestPriority(method: string, path: string, userAgent: string | null | undefined): Priority {
  if (BEGUN.test(path) || isSecret(path)) return 'begun';
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method) || SEARCHES_BY_POST.test(path);
  if (!reads) return 'begun';
  if (!userAgent || isbot(userAgent)) return 'robot';
  return path.startsWith('/api/') ? 'search' : 'page';
}
