import { ButtonLink } from '../../ui/button.tsx';
import { Icon, isIconName } from '../../ui/icon.tsx';
import { directionsUrl } from '../map/map-restaurant.ts';
import { PageMap } from './page-map.tsx';
import type { RestaurantView } from './restaurant-view.ts';

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', x: 'X' } as const;

function Contact({ place }: { place: RestaurantView }) {
  return (
    <ul className="mt-6">
      <li>
        <a href={`tel:${place.phone.replaceAll(' ', '')}`} className="inline-flex min-h-11 items-center gap-3">
          <Icon name="phone" />
          <span className="text-link">{place.phone}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${place.email}`} className="inline-flex min-h-11 items-center gap-3 break-all">
          <Icon name="mail" />
          <span className="text-link">{place.email}</span>
        </a>
      </li>
    </ul>
  );
}

function MediaIcons({ place }: { place: RestaurantView }) {
  if (place.mediaIcons.length === 0) return null;
  return (
    <ul className="mt-4 -ml-3 flex gap-1">
      {place.mediaIcons.map(({ network, url }) => (
        <li key={network}>
          <a href={url} className="grid size-12 place-items-center rounded-full hover:text-butter">
            {isIconName(network) && <Icon name={network} label={`${place.title} on ${networkNames[network]}`} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Address({ place }: { place: RestaurantView }) {
  return (
    <address className="not-italic">
      <p className="font-display text-heading">
        {place.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{place.postcode}</span>
      </p>
      <p className="mt-4">
        Our door in three words: <b className="whitespace-nowrap text-butter">{place.threeWords}</b>
      </p>
      <Contact place={place} />
    </address>
  );
}

/** Where the door is, how to reach it and whom to ring. */
export function FindIt({ place }: { place: RestaurantView }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div>
        <Address place={place} />
        <MediaIcons place={place} />
      </div>
      <div>
        <PageMap place={place} />
        <div className="mt-8 grid items-start gap-6 md:grid-cols-[1fr_auto]">
          <ul className="max-w-text">
            {place.gettingHere.map((way) => (
              <li key={way} className="border-t border-cream/25 py-3 first:border-0 first:pt-0">
                {way}
              </li>
            ))}
          </ul>
          <ButtonLink to={directionsUrl(place)} variant="cream">
            <Icon name="directions" />
            Directions
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
