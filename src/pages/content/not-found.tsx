import { pageNotFound } from '../../platform/api/page-not-found.ts';

/** Any unknown address: throws a 404, which the error page of root.tsx shows. */
export function loader(): never {
  throw pageNotFound();
}

export default function NotFound() {
  return null;
}
