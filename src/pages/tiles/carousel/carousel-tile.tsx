import { useRef } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import framed from '../shared/framed.module.css';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyCarousel } from './carousel.kind.ts';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel-tile.module.css';
import { useStrip } from './use-strip.ts';

type Slide = ReadyCarousel['slides'][number];

function Print({ slide: { title, text, image, linkText, linkUrl } }: { slide: Slide }) {
  return (
    <li className={styles.slide}>
      <Picture
        picture={image}
        sizes="(width >= 512px) 400px, 78vw"
        decorative
        className={`${framed.picture} ${styles.picture}`}
      />
      <h3 className="mt-4 text-heading">{title}</h3>
      {text && <p className="mt-2 max-w-[38ch]">{text}</p>}
      {linkText && linkUrl && (
        <ButtonLink to={linkUrl} variant="quiet">
          {linkText}
        </ButtonLink>
      )}
    </li>
  );
}

/** Slides on a line, scrolled by finger, wheel or keys; with scripts also by arrows and dots, with a pause button. */
export default function CarouselTile({ tile, id }: TileProps<ReadyCarousel>) {
  const line = useRef<HTMLUListElement>(null);
  const strip = useStrip(line, tile.slides.length, tile.secondsPerSlide);
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <TileHead id={id} tile={tile} />
        <CarouselControls
          strip={strip}
          titles={tile.slides.map(({ title }) => title)}
          arrows={tile.arrows !== false}
          dots={tile.dots === true}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, for the arrow keys */}
      <ul ref={line} className={styles.slides} tabIndex={0} aria-labelledby={id} onScroll={strip.onScroll}>
        {tile.slides.map((slide) => (
          <Print key={slide.title} slide={slide} />
        ))}
      </ul>
    </TileFrame>
  );
}
