import { Link } from 'react-router';

/** The brand's name, painted on the signboard. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" prefetch="intent" viewTransition className="logo">
      {name}
    </Link>
  );
}
