import { Picture } from '../../../ui/picture.tsx';
import framed from '../shared/framed.module.css';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyGallery } from './gallery.kind.ts';
import styles from './gallery-tile.module.css';

/** Framed pictures on a wall, slightly rotated. */
export default function GalleryTile({ tile, id }: TileProps<ReadyGallery>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-10" />
      <ul className={styles.pictures}>
        {tile.pictures.map(({ image, caption }) => (
          <li key={image.name}>
            <figure>
              <Picture
                picture={image}
                sizes="(width >= 992px) 400px, 50vw"
                className={`${framed.picture} ${styles.picture}`}
              />
              {caption && (
                <figcaption className={`${styles.caption} mt-2 text-ink-soft leading-snug`}>{caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </TileFrame>
  );
}
