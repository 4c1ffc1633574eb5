import { jobSearchPath } from '../../../careers/rules/job-query.ts';
import { countText } from '../../../careers/rules/job-words.ts';
import { PageLink } from '../../../ui/links/page-link.tsx';
import type { RestaurantView } from '../view/restaurant-view.ts';

/** The jobs at this restaurant, where it seeks somebody; they are the first of those near it. */
export function WorkHere({ restaurant: { jobs, postcode } }: { restaurant: RestaurantView }) {
  if (jobs.length === 0) return null;
  return (
    <p className="mt-12 flex flex-wrap items-center gap-x-4 print:hidden">
      <PageLink to={jobSearchPath({ q: postcode })} className="text-link inline-flex min-h-11 items-center font-bold">
        Work here: {countText(jobs.length)}
      </PageLink>
      <span className="text-ink-soft">{[...new Set(jobs)].join(', ')}</span>
    </p>
  );
}
