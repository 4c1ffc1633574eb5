import { isbot } from 'isbot';
import type { Priority } from './platform/overload/gate.ts';
import { isSecret } from './values/pages/secret-paths.ts';

/** A table is held, booked, changed or waited for, a card is given, a form is sent. */
const BEGUN = /^\/api\/(booking\/(holds|create|card-later|enquiry|events|manage|waitlist)|v1\/payments|captcha)(\/|$)/;
/** Asked for with a body, but only a search. */
export const SEARCHES_BY_POST = /^\/api\/booking\/availability\/*$/;

/** The priority of a request when there is more than can be done. */
export function requestPriority(method: string, path: string, userAgent: string | null | undefined): Priority {
  if (BEGUN.test(path) || isSecret(path)) return 'begun';
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method) || SEARCHES_BY_POST.test(path);
  if (!reads) return 'begun';
  if (!userAgent || isbot(userAgent)) return 'robot';
  return path.startsWith('/api/') ? 'search' : 'page';
}
