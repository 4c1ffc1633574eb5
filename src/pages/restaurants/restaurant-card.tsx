import type { ReactNode } from 'react';
import { OpenLine } from '../../restaurants/open-sign.tsx';
import { PageLink } from '../../ui/links/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './restaurant-card.module.css';
import type { ListedRestaurant } from './restaurants-by-nation.ts';

type CardProps = { shop: ListedRestaurant; to: string; from: number; children?: ReactNode };

/** A poster of the restaurant's shopfront. Below its name whether it is open, or `children`. */
export function RestaurantCard({ shop, to, from, children }: CardProps) {
  return (
    <li data-row={shop.slug} className={styles.card}>
      <div className="overflow-hidden">
        <Picture
          picture={shop.picture}
          sizes="(width >= 1200px) 25vw, (width >= 768px) 33vw, 50vw"
          decorative
          className={`${styles.poster} aspect-3/2 w-full object-cover`}
        />
      </div>
      <div className="mt-3 pr-3 sm:pr-6 xl:pr-12">
        <PageLink to={to} className="block font-display text-dish leading-tight after:absolute after:inset-0">
          <span className="text-tomato">{shop.town} </span>
          {shop.site}
        </PageLink>
        {children ? (
          <div className="relative mt-2">{children}</div>
        ) : (
          <OpenLine moments={shop.moments} from={from} className="mt-1 block text-sm" />
        )}
      </div>
    </li>
  );
}
