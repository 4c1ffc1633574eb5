import type { RestaurantAnswer } from '../../../restaurants/contract.ts';

type FactsProps = { id: string; title: string; facts: string[]; className?: string };

function Facts({ id, title, facts, className }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <div className={className}>
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

type AmenitiesProps = { restaurant: RestaurantAnswer; facilitiesTitle: string };

/** Amenities as one large line, then facilities and access; in print only access. */
export function Amenities({ restaurant, facilitiesTitle }: AmenitiesProps) {
  return (
    <>
      <h3 id="amenities" className="sr-only">
        Amenities
      </h3>
      {/* Cuts off the dot before the first of each line. */}
      <div className="overflow-x-clip print:hidden">
        <ul aria-labelledby="amenities" className="-ml-7 flex flex-wrap font-display text-heading text-tomato">
          {restaurant.amenities.map((amenity) => (
            <li
              key={amenity}
              className="relative pl-7 before:absolute before:left-2.5 before:text-butter before:content-['·']"
            >
              {amenity}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-12 grid gap-12 md:grid-cols-2 lg:gap-16 print:mt-0 print:block">
        <Facts id="facilities" title={facilitiesTitle} facts={restaurant.facilities} className="print:hidden" />
        <Facts id="access" title="Access" facts={restaurant.access} />
      </div>
    </>
  );
}
