import { Link } from 'react-router';
import { RestaurantMap, type RestaurantMapProps } from '../../restaurants/map/map.tsx';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import { jobPath } from '../rules/job-query.ts';
import { countText } from '../rules/job-words.ts';
import type { WorkplaceWithJobs } from '../rules/search-jobs.ts';

type JobsMapProps = Omit<RestaurantMapProps, 'restaurants' | 'action'> & {
  /** Nearest first if `centre` is given. */
  places: readonly WorkplaceWithJobs[];
};

/** A map of the jobs, each place with links to its first ones. Browser only: load it with React.lazy. */
export default function JobsMap({ places, ...map }: JobsMapProps) {
  const jobsAt = (at: string) => {
    const jobs = places.find(({ slug }) => slug === at)?.jobs ?? [];
    return (
      <span className="grid gap-1">
        {jobs.map(({ job_id, name }) => (
          <Link key={job_id} to={jobPath(job_id)} className="text-link py-1 font-bold">
            {name}
          </Link>
        ))}
      </span>
    );
  };
  const restaurants = places.map(({ slug, title, lat, lng, address, count, distance, jobs: [first] }) => ({
    slug,
    title,
    lat,
    lng,
    address,
    statusText: countText(count),
    ...(distance !== null && { milesValue: distance }),
    ...(slug === HEAD_OFFICE && first && { path: jobPath(first.job_id) }),
  }));
  return <RestaurantMap restaurants={restaurants} action={jobsAt} {...map} />;
}
