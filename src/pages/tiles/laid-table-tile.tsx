import { Picture } from '../../ui/picture.tsx';
import { BookingBar } from './booking-bar.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import './laid-table-tile.css';

type LaidTableProps = { tile: ReadyTileOf<'laid-table'>; id: string; first: boolean };

/** The laid table: a paper mat with the headline, and the order slip that asks where and when. */
export function LaidTableTile({ tile, id, first }: LaidTableProps) {
  const Heading = tile.heading ?? 'h1';
  const { today, towns, maximumCovers } = tile;
  const picture = (
    <Picture
      picture={tile.image}
      sizes="(width < 500px) 500px, 100vw"
      priority={first}
      decorative
      className="hero-picture tile-behind"
    />
  );
  return (
    <TileFrame tile={tile} labelledBy={id} className="hero" behind={picture}>
      <div className="mat">
        <Heading id={id} className="text-display text-tomato">
          {tile.title}
        </Heading>
        {tile.lead && <p className="mt-3 max-w-[22em] font-medium text-lead md:mt-5">{tile.lead}</p>}
      </div>
      <BookingBar today={today} towns={towns} maximumCovers={maximumCovers} />
    </TileFrame>
  );
}
