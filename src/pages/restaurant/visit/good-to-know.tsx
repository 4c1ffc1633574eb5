import { jobSearchPath } from '../../../careers/rules/job-query.ts';
import { countText } from '../../../careers/rules/job-words.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { PageLink } from '../../../ui/links/page-link.tsx';
import type { RestaurantView } from '../view/restaurant-view.ts';

function Facts({ id, title, facts }: { id: string; title: string; facts: string[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="text-dish text-basil">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-4">
        {facts.map((fact) => (
          <li key={fact} className="border-t border-line py-3">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The jobs at this restaurant, where it seeks somebody; they are the first of those near it. */
function WorkHere({ restaurant: { jobs, postcode } }: { restaurant: RestaurantView }) {
  if (jobs.length === 0) return null;
  return (
    <p className="mt-12 flex flex-wrap items-center gap-x-4">
      <PageLink to={jobSearchPath({ q: postcode })} className="text-link inline-flex min-h-11 items-center font-bold">
        Work here: {countText(jobs.length)}
      </PageLink>
      <span className="text-ink-soft">{[...new Set(jobs)].join(', ')}</span>
    </p>
  );
}

/** Amenities as one large line, then facilities and access. */
export function GoodToKnow({ restaurant }: { restaurant: RestaurantView }) {
  return (
    <>
      <h3 id="amenities" className="sr-only">
        Amenities
      </h3>
      <ul aria-labelledby="amenities" className="flex flex-wrap gap-x-3 font-display text-heading text-tomato">
        {restaurant.amenities.map((amenity) => (
          <li key={amenity} className="after:ml-3 after:text-butter after:content-['·'] last:after:content-none">
            {amenity}
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-12 md:grid-cols-2 lg:gap-16">
        <Facts id="facilities" title={useTexts().restaurantFacilities} facts={restaurant.facilities} />
        <Facts id="access" title="Getting in and about" facts={restaurant.access} />
      </div>
      <WorkHere restaurant={restaurant} />
    </>
  );
}
