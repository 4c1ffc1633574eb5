import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyHeroTileSet } from './hero-tile-set.kind.ts';
import styles from './hero-tile-set-tile.module.css';

const columns: Record<number, string | undefined> = { 2: styles.two, 3: styles.three, 4: styles.four };

/** Plates in a row, connected by a line. */
export default function HeroTileSetTile({ tile, id }: TileProps<ReadyHeroTileSet>) {
  const Heading = tile.title ? 'h3' : 'h2';
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id}>
      <TileHead id={id} tile={tile} className="mb-10 md:mb-14" />
      <ul className={`${styles.set} ${columns[tile.tiles.length]}`}>
        {tile.tiles.map(({ title, text, image, linkText, linkUrl }) => (
          <li key={title} className={styles.item}>
            <Picture picture={image} sizes="(width >= 768px) 300px, 160px" decorative className={styles.plate} />
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
