import { FindIt } from './find-it.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { Part } from './part.tsx';
import type { RestaurantView } from './restaurant-view.ts';

/** Before one comes: what there is, and where it is. */
export function Visit({ place }: { place: RestaurantView }) {
  return (
    <>
      <Part id="good-to-know" title="Good to know" tone="cream">
        <GoodToKnow place={place} />
      </Part>
      <Part id="find-it" title="Finding the door" tone="basil">
        <FindIt place={place} />
      </Part>
    </>
  );
}
