import { lazy, Suspense, useState } from 'react';
import type { DrawnMapProps } from './drawn-map.tsx';
import { LoadingMap } from './loading-map.tsx';

const DrawnMap = lazy(() => import('./drawn-map.tsx'));

/** Restaurants on a map. When no map can be drawn, a message says so. */
export function ResultsMap(props: Omit<DrawnMapProps, 'onUnavailable'>) {
  const [unavailable, setUnavailable] = useState(false);
  if (unavailable) {
    return <p className="mt-8 max-w-text text-lead">No map can be drawn in this browser. The list has it all.</p>;
  }
  return (
    <div className="mt-6 h-[min(70vh,44rem)] min-h-96">
      <Suspense fallback={<LoadingMap />}>
        <DrawnMap {...props} onUnavailable={() => setUnavailable(true)} />
      </Suspense>
    </div>
  );
}
