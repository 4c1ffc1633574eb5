import { BookingBar } from '../shared/booking-bar.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyBookingEntry } from './booking-entry.kind.ts';
import styles from './booking-entry-tile.module.css';

/** The home page's booking bar, for any page. */
export default function BookingEntryTile({ tile, id }: TileProps<ReadyBookingEntry>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-8" />
      <div className={styles.entry}>
        <BookingBar {...tile.bar} className={styles.bar} />
      </div>
    </TileFrame>
  );
}
