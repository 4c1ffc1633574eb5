import { useRef } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { HomeContent } from '../content-contract.ts';
import type { Poster } from './home-content.ts';
import './shopfront-wall.css';

type WallProps = { words: HomeContent['wall']; posters: Poster[]; count: number };

/** A street of our shopfronts to walk along: it scrolls by itself, by finger, wheel or the two arrows. */
export function ShopfrontWall({ words, posters, count }: WallProps) {
  const street = useRef<HTMLUListElement>(null);
  const walk = (direction: 1 | -1) => {
    const { current } = street;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current?.scrollBy({ left: direction * current.clientWidth * 0.8, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <section aria-labelledby="wall-title" className="wall bg-shade">
      <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id="wall-title" className="text-title text-basil">
            {words.title}
          </h2>
          <p className="mt-3 text-lead">{words.text}</p>
        </div>
        <div className="wall-arrows flex gap-3">
          <Button variant="line" className="size-12 px-0!" aria-label="Walk back" onClick={() => walk(-1)}>
            <Icon name="chevron-left" />
          </Button>
          <Button variant="line" className="size-12 px-0!" aria-label="Walk on" onClick={() => walk(1)}>
            <Icon name="chevron-right" />
          </Button>
        </div>
      </Container>
      <ul ref={street} className="street">
        {posters.map((poster) => (
          <li key={poster.slug} className="door">
            <Link to={`/restaurants/${poster.slug}`} prefetch="intent" viewTransition className="group block">
              <Picture picture={poster.picture} sizes="(width >= 768px) 420px, 78vw" decorative className="poster" />
              <span className="mt-3 block font-display text-heading group-hover:text-tomato">{poster.town}</span>
              <span className="block text-ink-soft">{poster.site}</span>
            </Link>
          </li>
        ))}
        <li className="door grid place-content-center pr-6">
          <ButtonLink to="/restaurants" variant="basil" size="large">
            All {count} doors
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
