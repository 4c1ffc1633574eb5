import { useTexts } from '../../../settings/use-texts.ts';
import { Part } from '../view/part.tsx';
import type { RestaurantView } from '../view/restaurant-view.ts';
import { FindIt } from './find-it.tsx';
import { GoodToKnow } from './good-to-know.tsx';

/** For planning a visit: facilities and how to get there. */
export function PlanYourVisit({ restaurant }: { restaurant: RestaurantView }) {
  return (
    <>
      <Part id="good-to-know" title="Good to know" tone="cream">
        <GoodToKnow restaurant={restaurant} />
      </Part>
      <Part id="find-it" title={useTexts().restaurantFindIt} tone="basil">
        <FindIt restaurant={restaurant} />
      </Part>
    </>
  );
}
