import { BookingBar } from './booking-bar.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './slip-tile.css';

/** The order slip of the home page, on any page. */
export function BookingEntryTile({ tile, id }: { tile: ReadyTileOf<'booking-entry'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-8" />
      <div className="booking-tile">
        <BookingBar today={tile.today} towns={tile.towns} maximumCovers={tile.maximumCovers} />
      </div>
    </TileFrame>
  );
}
