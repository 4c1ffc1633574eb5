import { Link } from 'react-router';
import type { LayoutSettings } from './layout-settings.ts';

/** The brand's sign over the door; it leads home. */
export function Logo({ settings: { logo } }: { settings: LayoutSettings }) {
  return (
    <Link to="/" prefetch="intent" viewTransition className="logo">
      <img src={logo.url} width={logo.width} height={logo.height} alt={logo.alt} className="logo-sign" />
    </Link>
  );
}
