import { pageNotFound } from '../../platform/api/page-not-found.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';

export const handle = { cache: 'always' } satisfies PagePolicy;

/** Any unknown address: throws a 404, which the error page of root.tsx shows. */
export function loader(): never {
  throw pageNotFound();
}

export default function NotFound() {
  return null;
}
