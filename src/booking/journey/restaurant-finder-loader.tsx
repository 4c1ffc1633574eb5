import { lazy, Suspense } from 'react';
import type { JourneyRestaurant } from './journey-state.ts';

const Finder = lazy(async () => ({ default: (await import('./restaurant-finder.tsx')).RestaurantFinder }));

/** The finder's code comes only when no restaurant is chosen yet. */
export function RestaurantFinder(props: { onChoose: (restaurant: JourneyRestaurant) => void }) {
  return (
    <Suspense fallback={<p className="text-ink-soft">Fetching the map…</p>}>
      <Finder {...props} />
    </Suspense>
  );
}
