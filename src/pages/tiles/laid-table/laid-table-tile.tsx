import { Picture } from '../../../ui/picture.tsx';
import { BookingBar } from '../shared/booking-bar.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyLaidTable } from './laid-table.kind.ts';
import styles from './laid-table-tile.module.css';

/** The headline on a paper mat over a picture, with the booking bar below. */
export default function LaidTableTile({ tile, id, first }: TileProps<ReadyLaidTable>) {
  const Heading = tile.heading ?? 'h1';
  const picture = (
    <Picture
      picture={tile.image}
      // Less than the 500 px drawn on a phone: with three device pixels for each, two and a half look as sharp.
      sizes="(width < 768px) 420px, (width < 1280px) 1280px, 100vw"
      priority={first}
      decorative
      className={styles.picture}
    />
  );
  return (
    <TileFrame tile={tile} labelledBy={id} className={styles.table} bodyClassName={styles.body} behind={picture}>
      <div className={styles.panel}>
        <Heading id={id} className={`${styles.title} text-display text-tomato`}>
          {tile.title}
        </Heading>
        {tile.lead && <p className="mt-3 max-w-[20em] font-medium text-lead">{tile.lead}</p>}
      </div>
      <BookingBar {...tile.bar} />
    </TileFrame>
  );
}
