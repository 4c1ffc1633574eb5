import { jobSearchPath } from '../../../careers/rules/job-query.ts';
import { countText } from '../../../careers/rules/job-words.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { PageLink } from '../../../ui/links/page-link.tsx';
import { StaticPart } from '../../../ui/static-part.tsx';
import { Part } from '../view/part.tsx';
import type { PartProps, RestaurantView } from '../view/restaurant-view.ts';
import { FindIt } from './find-it.tsx';

/** The jobs at this restaurant, if any; they come first among those near it. */
function WorkHere({ restaurant: { jobs, postcode } }: { restaurant: RestaurantView }) {
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

/** For planning a visit: facilities and how to get there. */
export function PlanYourVisit({ restaurant, parts }: PartProps) {
  return (
    <>
      <Part id="good-to-know" title="Good to know" tone="cream">
        <StaticPart name="amenities" html={parts?.amenities} />
        <WorkHere restaurant={restaurant} />
      </Part>
      <Part id="find-it" title={useTexts().restaurantFindIt} tone="basil">
        <FindIt restaurant={restaurant} parts={parts} />
      </Part>
    </>
  );
}
