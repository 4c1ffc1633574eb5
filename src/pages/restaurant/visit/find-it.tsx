import { useTexts } from '../../../settings/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon, isIconName } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { directionsUrl } from '../../../values/map-urls.ts';
import type { RestaurantView } from '../view/restaurant-view.ts';
import { PageMap } from './page-map.tsx';

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', x: 'X' } as const;

function Contact({ restaurant }: { restaurant: RestaurantView }) {
  return (
    <ul className="mt-6">
      <li>
        <PhoneLink phone={restaurant.phone} className="inline-flex min-h-11 items-center gap-3">
          <Icon name="phone" />
          <span className="text-link">{restaurant.phone}</span>
        </PhoneLink>
      </li>
      <li>
        <a href={`mailto:${restaurant.email}`} className="inline-flex min-h-11 items-center gap-3 break-all">
          <Icon name="mail" />
          <span className="text-link">{restaurant.email}</span>
        </a>
      </li>
    </ul>
  );
}

function MediaIcons({ restaurant }: { restaurant: RestaurantView }) {
  if (restaurant.mediaIcons.length === 0) return null;
  return (
    <ul className="mt-4 -ml-3 flex gap-1">
      {restaurant.mediaIcons.map(({ network, url }) => (
        <li key={network}>
          <a href={url} className="grid size-12 place-items-center rounded-full hover:text-butter">
            {isIconName(network) && <Icon name={network} label={`${restaurant.title} on ${networkNames[network]}`} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Address({ restaurant }: { restaurant: RestaurantView }) {
  return (
    <address className="not-italic">
      <p className="font-display text-heading">
        {restaurant.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{restaurant.postcode}</span>
      </p>
      <p className="mt-4">
        {useTexts().threeWords}: <b className="whitespace-nowrap text-butter">{restaurant.threeWords}</b>
      </p>
      <Contact restaurant={restaurant} />
    </address>
  );
}

/** The address, how to get there and the telephone number. */
export function FindIt({ restaurant }: { restaurant: RestaurantView }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div>
        <Address restaurant={restaurant} />
        <MediaIcons restaurant={restaurant} />
      </div>
      <div>
        <PageMap restaurant={restaurant} />
        <div className="mt-8 grid items-start gap-6 md:grid-cols-[1fr_auto]">
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
        </div>
      </div>
    </div>
  );
}
