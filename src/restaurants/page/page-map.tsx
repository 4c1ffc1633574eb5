import { lazy, Suspense, useMemo, useState } from 'react';
import { directionsUrl } from '../map/map-restaurant.ts';
import { useSeen } from '../use-seen.ts';
import type { RestaurantView } from './restaurant-view.ts';

const RestaurantMap = lazy(() => import('../map/map.tsx'));

const mapUrl = ({ lat, lng }: RestaurantView) => `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

function MapInstead({ place, waiting }: { place: RestaurantView; waiting: boolean }) {
  return (
    <p className="grid size-full place-content-center on-dark bg-basil-deep p-6 text-center">
      {waiting && <span className="sr-only">The map comes when you scroll here. </span>}
      <a href={mapUrl(place)} className="text-link">
        Open {place.title} on a map
      </a>
      <a href={directionsUrl(place)} className="text-link mt-2">
        Directions to the door
      </a>
    </p>
  );
}

/** The map of one restaurant, loaded when scrolled near; a plain link before that and wherever no map can be drawn. */
export function PageMap({ place }: { place: RestaurantView }) {
  const [frame, seen] = useSeen<HTMLDivElement>('400px');
  const [unavailable, setUnavailable] = useState(false);
  const { slug, title, lat, lng, storeId, address, phone, way } = place;
  const restaurants = useMemo(
    () => [{ slug, title, lat, lng, storeId, address, phone, way }],
    [slug, title, lat, lng, storeId, address, phone, way],
  );
  const instead = <MapInstead place={place} waiting={!unavailable} />;
  return (
    <div ref={frame} className="h-80 text-ink md:h-112">
      {seen && !unavailable ? (
        <Suspense fallback={instead}>
          <RestaurantMap restaurants={restaurants} centre={undefined} onUnavailable={() => setUnavailable(true)} />
        </Suspense>
      ) : (
        instead
      )}
    </div>
  );
}
