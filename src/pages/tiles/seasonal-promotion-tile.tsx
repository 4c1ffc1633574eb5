import { formatDayMonth } from '../../restaurants/wall-time.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { TileLinks } from './tile-links.tsx';
import './band.css';

/** Shown for a while, and saying until when. */
export function SeasonalPromotionTile({ tile, id }: { tile: ReadyTileOf<'seasonal-promotion'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="band">
        <div>
          <TileHead id={id} tile={tile} />
          <p className="mt-4 font-bold">
            Until <time dateTime={tile.endDate}>{formatDayMonth(tile.endDate)}</time>
          </p>
          <TileLinks links={tile.links} tone={toneOf(tile)} size="large" className="mt-8" />
        </div>
        {tile.image && <Picture picture={tile.image} sizes="300px" decorative className="band-plate" />}
      </div>
    </TileFrame>
  );
}
