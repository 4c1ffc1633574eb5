import { useRef } from 'react';
import { href } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/links/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { Poster } from './posters.ts';
import type { ReadyShopfrontWall } from './shopfront-wall.kind.ts';
import styles from './shopfront-wall-tile.module.css';

function ShopfrontLink({ poster: { slug, town, site, picture } }: { poster: Poster }) {
  return (
    <li className={styles.shopfront}>
      <PageLink to={href('/restaurants/:slug', { slug })} className="group block">
        <Picture picture={picture} sizes="(width >= 768px) 420px, 78vw" decorative className={styles.picture} />
        <span className="mt-3 block font-display text-heading group-hover:text-tomato">{town}</span>
        <span className="block text-ink-soft">{site}</span>
      </PageLink>
    </li>
  );
}

function Arrows({ walk }: { walk: (direction: 1 | -1) => void }) {
  return (
    <div className={`${styles.arrows} gap-3`}>
      <Button variant="line" className="size-12 px-0!" aria-label="Previous restaurants" onClick={() => walk(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <Button variant="line" className="size-12 px-0!" aria-label="More restaurants" onClick={() => walk(1)}>
        <Icon name="chevron-right" />
      </Button>
    </div>
  );
}

/** Shopfronts in a row that scrolls natively, by finger, wheel or the two arrows. */
export default function ShopfrontWallTile({ tile, id }: TileProps<ReadyShopfrontWall>) {
  const row = useRef<HTMLUListElement>(null);
  const walk = (direction: 1 | -1) => {
    const { current } = row;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current?.scrollBy({ left: direction * current.clientWidth * 0.8, behavior: still ? 'auto' : 'smooth' });
  };
  const shopfronts = (
    <ul ref={row} className={styles.row}>
      {tile.posters.map((poster) => (
        <ShopfrontLink key={poster.slug} poster={poster} />
      ))}
      <li className={`${styles.shopfront} grid place-content-center pr-6`}>
        <ButtonLink to={href('/restaurants')} variant="basil" size="large">
          See all {tile.count} restaurants
        </ButtonLink>
      </li>
    </ul>
  );
  return (
    <TileFrame tile={tile} labelledBy={id} className={styles.wall} bodyClassName={styles.body} along={shopfronts}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id={id} className={`text-title ${backgrounds[toneOf(tile)].title}`}>
            {tile.title}
          </h2>
          {tile.text && <p className="mt-3 text-lead">{tile.text}</p>}
        </div>
        <Arrows walk={walk} />
      </div>
    </TileFrame>
  );
}
