import { Picture } from '../../ui/picture.tsx';
import { toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { TileLinks } from './tile-links.tsx';
import { Words } from './words.tsx';
import './image-and-text-tile.css';

/** A picture beside its story. */
export function ImageAndTextTile({ tile, id }: { tile: ReadyTileOf<'image-and-text'>; id: string }) {
  const framed = tile.imageShape === 'framed';
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={`story ${tile.imageSide === 'left' ? 'story-left' : ''}`}>
        <Picture
          picture={tile.image}
          sizes="(width >= 768px) 480px, 80vw"
          className={framed ? 'tile-framed story-print' : 'story-plate'}
        />
        <div>
          <TileHead id={id} tile={{ ...tile, text: undefined }} className="mb-6" />
          <Words text={tile.body} />
          <TileLinks links={tile.links} tone={toneOf(tile)} className="mt-6" />
        </div>
      </div>
    </TileFrame>
  );
}
