import { lazy, Suspense, useMemo, useState } from 'react';
import { href } from 'react-router';
import { PageLink } from '../../ui/links/page-link.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { directionsUrl, mapUrl } from '../../values/map-urls.ts';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import type { JobAnswer } from '../contracts/job.ts';

const JobsMap = lazy(() => import('../parts/jobs-map.tsx'));

/** Where the map will appear, or why it can't. */
function MapSpace({ isWaiting }: { isWaiting: boolean }) {
  return (
    <p className="grid size-full place-content-center bg-shade p-6 text-center">
      {isWaiting ? (
        <span className="sr-only">The map loads when you scroll here.</span>
      ) : (
        'Your browser can’t show the map.'
      )}
    </p>
  );
}

/** Where the job is: the restaurant, its address, and a map loaded when scrolled near. */
export function JobWhere({ job: { job_id, name, place } }: { job: JobAnswer }) {
  const [frame, isSeen] = useSeen<HTMLDivElement>('400px');
  const [unavailable, setUnavailable] = useState(false);
  const places = useMemo(
    () => [{ ...place, count: 1, distance: null, jobs: [{ job_id, name }] }],
    [place, job_id, name],
  );
  const space = <MapSpace isWaiting={!unavailable} />;
  const { slug, title, address, postcode } = place;
  const link = 'text-link inline-flex min-h-11 items-center font-bold';
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div>
        <h2 className="text-heading">Where you’ll work</h2>
        <p className="mt-4 font-display text-dish">{title}</p>
        <address className="mt-1 not-italic">
          {[...address, postcode].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <ul className="mt-4">
          {slug !== HEAD_OFFICE && (
            <li>
              <PageLink to={href('/restaurants/:slug', { slug })} className={link}>
                See the restaurant
              </PageLink>
            </li>
          )}
          <li>
            <a href={mapUrl(place)} className={link}>
              See {title} on a map
            </a>
          </li>
          <li>
            <a href={directionsUrl(place)} className={link}>
              Get directions
            </a>
          </li>
        </ul>
      </div>
      <div ref={frame} className="h-80 md:h-112 noscript:hidden">
        {isSeen && !unavailable ? (
          <Suspense fallback={space}>
            <JobsMap places={places} onUnavailable={() => setUnavailable(true)} />
          </Suspense>
        ) : (
          space
        )}
      </div>
    </div>
  );
}
