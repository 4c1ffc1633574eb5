import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { HomeContent } from '../content-contract.ts';
import { BookingBar } from './booking-bar.tsx';
import './hero.css';

type HeroProps = { home: HomeContent; today: string; towns: string[]; maximumCovers: number };

/** The laid table: a paper mat with the headline, and the order slip that asks where and when. */
export function Hero({ home, ...bar }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="headline">
      <Picture
        picture={home.picture}
        sizes="(width < 500px) 500px, 100vw"
        priority
        decorative
        className="hero-picture"
      />
      <Container className="hero-table">
        <div className="mat">
          <h1 id="headline" className="text-display text-tomato">
            {home.headline}
          </h1>
          <p className="mt-3 max-w-[22em] font-medium text-lead md:mt-5">{home.lead}</p>
        </div>
        <BookingBar {...bar} />
      </Container>
    </section>
  );
}
