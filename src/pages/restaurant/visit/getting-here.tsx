import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { directionsUrl } from '../../../values/map-urls.ts';

export function GettingHere({ restaurant }: { restaurant: RestaurantAnswer }) {
  return (
    <>
      <ul className="max-w-text">
        {restaurant.gettingHere.map((way) => (
          <li key={way} className="border-t border-cream/25 py-3 first:border-0 first:pt-0">
            {way}
          </li>
        ))}
      </ul>
      <ButtonLink to={directionsUrl(restaurant)} variant="cream">
        <Icon name="directions" />
        Directions
      </ButtonLink>
    </>
  );
}
