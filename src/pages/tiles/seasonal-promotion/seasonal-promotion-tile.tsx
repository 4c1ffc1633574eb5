import { toneOf } from '../shared/backgrounds.ts';
import { Band } from '../shared/band.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadySeasonalPromotion } from './seasonal-promotion.kind.ts';

/** A promotion with its end date. */
export default function SeasonalPromotionTile({ tile, id }: TileProps<ReadySeasonalPromotion>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <Band picture={tile.image}>
        <TileHead id={id} tile={tile} />
        <p className="mt-4 font-bold">
          Until <time dateTime={tile.endDate}>{tile.until}</time>
        </p>
        <TileLinks links={tile.links} tone={toneOf(tile)} size="large" className="mt-8" />
      </Band>
    </TileFrame>
  );
}
