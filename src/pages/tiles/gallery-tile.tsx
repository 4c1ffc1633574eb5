import { Picture } from '../../ui/picture.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './gallery-tile.css';

/** Prints hung on a wall, not quite straight. */
export function GalleryTile({ tile, id }: { tile: ReadyTileOf<'gallery'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-10" />
      <ul className="hung">
        {tile.pictures.map(({ image, caption }) => (
          <li key={image.name}>
            <figure>
              <Picture picture={image} sizes="(width >= 992px) 400px, 50vw" className="tile-framed" />
              {caption && <figcaption className="mt-2 text-ink-soft leading-snug">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </TileFrame>
  );
}
