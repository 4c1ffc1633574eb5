import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './hero-tile-set-tile.css';

/** Plates in a row along a thread, as courses follow one another. */
export function HeroTileSetTile({ tile, id }: { tile: ReadyTileOf<'hero-tile-set'>; id: string }) {
  const Heading = tile.title ? 'h3' : 'h2';
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id}>
      <TileHead id={id} tile={tile} className="mb-10 md:mb-14" />
      <ul className={`courses courses-${tile.tiles.length}`}>
        {tile.tiles.map(({ title, text, image, linkText, linkUrl }) => (
          <li key={title} className="course">
            <Picture picture={image} sizes="(width >= 768px) 300px, 160px" decorative className="course-plate" />
            <div>
              <Heading className="text-heading">{title}</Heading>
              <p className="mt-2 max-w-[34ch]">{text}</p>
              {linkText && linkUrl && (
                <ButtonLink to={linkUrl} variant="quiet" className="mt-1">
                  {linkText}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TileFrame>
  );
}
