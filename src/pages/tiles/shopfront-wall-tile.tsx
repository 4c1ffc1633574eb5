import { useRef } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import type { Poster } from './shopfronts.ts';
import { TileFrame } from './tile-frame.tsx';
import './shopfront-wall-tile.css';

function Door({ poster: { slug, town, site, picture } }: { poster: Poster }) {
  return (
    <li className="door">
      <Link to={`/restaurants/${slug}`} prefetch="intent" viewTransition className="group block">
        <Picture picture={picture} sizes="(width >= 768px) 420px, 78vw" decorative className="poster" />
        <span className="mt-3 block font-display text-heading group-hover:text-tomato">{town}</span>
        <span className="block text-ink-soft">{site}</span>
      </Link>
    </li>
  );
}

function Arrows({ walk }: { walk: (direction: 1 | -1) => void }) {
  return (
    <div className="wall-arrows flex gap-3">
      <Button variant="line" className="size-12 px-0!" aria-label="Walk back" onClick={() => walk(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <Button variant="line" className="size-12 px-0!" aria-label="Walk on" onClick={() => walk(1)}>
        <Icon name="chevron-right" />
      </Button>
    </div>
  );
}

/** A street of our shopfronts to walk along: it scrolls by itself, by finger, wheel or the two arrows. */
export function ShopfrontWallTile({ tile, id }: { tile: ReadyTileOf<'shopfront-wall'>; id: string }) {
  const street = useRef<HTMLUListElement>(null);
  const walk = (direction: 1 | -1) => {
    const { current } = street;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current?.scrollBy({ left: direction * current.clientWidth * 0.8, behavior: still ? 'auto' : 'smooth' });
  };
  const doors = (
    <ul ref={street} className="street">
      {tile.posters.map((poster) => (
        <Door key={poster.slug} poster={poster} />
      ))}
      <li className="door grid place-content-center pr-6">
        <ButtonLink to="/restaurants" variant="basil" size="large">
          All {tile.count} doors
        </ButtonLink>
      </li>
    </ul>
  );
  return (
    <TileFrame tile={tile} labelledBy={id} className="wall" along={doors}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id={id} className={`text-title ${grounds[toneOf(tile)].title}`}>
            {tile.title}
          </h2>
          {tile.text && <p className="mt-3 text-lead">{tile.text}</p>}
        </div>
        <Arrows walk={walk} />
      </div>
    </TileFrame>
  );
}
