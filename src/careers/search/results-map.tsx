import { lazy, Suspense, useState } from 'react';
import type { GeoPoint } from '../../platform/geo/types.ts';
import type { WorkplaceWithJobs } from '../rules/search-jobs.ts';

const JobsMap = lazy(() => import('../parts/jobs-map.tsx'));

/** Where the jobs are. When no map can be drawn, a message says so. */
export function JobResultsMap({ places, near }: { places: readonly WorkplaceWithJobs[]; near?: GeoPoint }) {
  const [unavailable, setUnavailable] = useState(false);
  if (unavailable)
    return <p className="mt-8 max-w-text text-lead">No map can be drawn in this browser. The list has it all.</p>;
  return (
    <div className="mt-6 h-[min(70vh,44rem)] min-h-96">
      <Suspense fallback={<p className="grid size-full place-content-center bg-shade">Loading the map…</p>}>
        <JobsMap places={places} centre={near} onUnavailable={() => setUnavailable(true)} />
      </Suspense>
    </div>
  );
}
