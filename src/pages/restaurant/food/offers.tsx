import { href } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { queryOf } from '../../../values/query.ts';
import { withWholeDates } from '../../../values/time/whole-dates.ts';
import type { RestaurantView } from '../view/restaurant-view.ts';

/** The restaurant's offers as tickets. `at`: its slug. */
export function Offers({ offers, at }: Pick<RestaurantView, 'offers'> & { at: string }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {offers.map(({ slug, title, description, validityText }) => (
        <li key={slug} className="perforated bg-butter px-8 py-10">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-2">{description}</p>
          <p className="mt-2 text-sm">{withWholeDates(validityText)}</p>
          <ButtonLink
            to={`${href('/offer/:id?', { id: slug })}${queryOf([['restaurant', at]])}`}
            variant="basil"
            className="mt-4"
          >
            Get the voucher
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
