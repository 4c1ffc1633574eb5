import { lazy, Suspense, useMemo, useState } from 'react';
import { useSeen } from '../../../ui/use-seen.ts';
import { mapUrl } from '../../../values/map-urls.ts';
import type { RestaurantView } from '../view/restaurant-view.ts';

const BookableMap = lazy(() => import('../../../booking/parts/bookable-map.tsx'));

type PageMapProps = { restaurant: RestaurantView };

/** Where the map will appear, or why it can't. */
function MapSpace({ isWaiting }: { isWaiting: boolean }) {
  return (
    <p className="grid size-full place-content-center bg-cream p-6 text-center">
      {isWaiting ? (
        <span className="sr-only">The map loads when you scroll here.</span>
      ) : (
        'Your browser can’t show the map.'
      )}
    </p>
  );
}

/** A restaurant's map, loaded when scrolled near if scripts run, with a link to an external map. */
export function PageMap({ restaurant }: PageMapProps) {
  const [frame, isSeen] = useSeen<HTMLDivElement>('400px');
  const [unavailable, setUnavailable] = useState(false);
  const { slug, title, lat, lng, storeId, address, phone, way } = restaurant;
  const restaurants = useMemo(
    () => [{ slug, title, lat, lng, storeId, address, phone, way }],
    [slug, title, lat, lng, storeId, address, phone, way],
  );
  const space = <MapSpace isWaiting={!unavailable} />;
  return (
    <>
      <div ref={frame} className="h-80 text-ink md:h-112 noscript:hidden">
        {isSeen && !unavailable ? (
          <Suspense fallback={space}>
            <BookableMap restaurants={restaurants} centre={undefined} onUnavailable={() => setUnavailable(true)} />
          </Suspense>
        ) : (
          space
        )}
      </div>
      <a href={mapUrl(restaurant)} className="text-link mt-3 inline-flex min-h-11 items-center">
        See {title} on a map
      </a>
    </>
  );
}
