import { Link } from 'react-router';
import type { LayoutSettings } from '../../settings/layout-settings.ts';
import styles from './logo.module.css';

/** The brand's logo, which links to the home page. */
export function Logo({ settings: { logo } }: { settings: LayoutSettings }) {
  return (
    <Link to="/" prefetch="intent" viewTransition className={styles.link}>
      <img src={logo.url} width={logo.width} height={logo.height} alt={logo.alt} className={`logo ${styles.sign}`} />
    </Link>
  );
}
