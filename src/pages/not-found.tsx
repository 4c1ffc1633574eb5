import { data } from 'react-router';

/** Any address that is no page: the error page of root.tsx shows it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
