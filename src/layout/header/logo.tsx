import type { LayoutSettings } from '../../settings/layout-settings.ts';
import { PageLink } from '../../ui/links/page-link.tsx';
import styles from './logo.module.css';

export function Logo({ settings: { logo } }: { settings: LayoutSettings }) {
  return (
    <PageLink to="/" className={styles.link}>
      <img src={logo.url} width={logo.width} height={logo.height} alt={logo.alt} className={`logo ${styles.sign}`} />
    </PageLink>
  );
}
