import { href } from 'react-router';
import type { MenuLink } from '../../restaurants/contract.ts';
import { PageLink } from '../../ui/links/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './stacked-card.module.css';

export function StackedCard({ menu, search = '' }: { menu: MenuLink; search?: string }) {
  return (
    <div className={styles.stack}>
      <div className={`${styles.top} card-rule`}>
        <div>
          <h2 className="text-heading text-tomato">
            <PageLink to={`${href('/our-menu/:id', { id: menu.id })}${search}`} className={styles.link}>
              {menu.name}
            </PageLink>
          </h2>
          <p className="mt-3">{menu.description}</p>
          <p className="mt-3 font-bold text-basil text-sm">{menu.served}</p>
        </div>
        {menu.picture && (
          <Picture picture={menu.picture} sizes="(width >= 768px) 240px, 60vw" decorative className={styles.plate} />
        )}
      </div>
    </div>
  );
}
