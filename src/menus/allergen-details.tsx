import type { AllergenStatus } from './allergens.ts';
import type { PrintedDish } from './printed-menu.ts';

const said: [AllergenStatus, string][] = [
  ['contains', 'Contains'],
  ['may-contain', 'May contain'],
  ['unknown', 'Our supplier has not told us about'],
  ['free', 'Free from'],
];

/** What is said of all fourteen allergens, folded away until asked for. */
export function AllergenDetails({ dish: { name, allergens } }: { dish: PrintedDish }) {
  return (
    <details className="allergens">
      <summary className="text-link inline-flex min-h-8 items-center">
        Allergens<span className="sr-only"> in {name}</span>
      </summary>
      <dl className="pb-2">
        {said
          .filter(([status]) => allergens[status].length > 0)
          .map(([status, words]) => (
            <div key={status} className="py-1">
              <dt className="inline font-bold">{words}: </dt>
              <dd className="inline">{allergens[status].join(', ')}.</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
