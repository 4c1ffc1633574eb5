import { Picture } from '../../ui/picture.tsx';
import { toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { TileLinks } from './tile-links.tsx';
import './band.css';

/** Come onto the mailing list. */
export function SignUpTile({ tile, id }: { tile: ReadyTileOf<'sign-up'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="band">
        <div>
          <TileHead id={id} tile={tile} />
          <TileLinks
            links={[{ text: tile.linkText, url: tile.linkUrl }]}
            tone={toneOf(tile)}
            size="large"
            className="mt-8"
          />
        </div>
        {tile.image && <Picture picture={tile.image} sizes="300px" decorative className="band-plate" />}
      </div>
    </TileFrame>
  );
}
