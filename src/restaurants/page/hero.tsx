import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BookButton } from '../book-button.tsx';
import { directionsUrl } from '../map/map-restaurant.ts';
import { OpenSign } from '../open-sign.tsx';
import type { RestaurantView } from './restaurant-view.ts';

function WayBack({ nation }: { nation: string }) {
  return (
    <nav aria-label="You are here" className="text-sm">
      <Link to="/restaurants" prefetch="intent" className="text-link inline-block py-1">
        Restaurants
      </Link>
      <span aria-hidden="true" className="mx-2 text-ink-soft">
        /
      </span>
      <Link
        to={`/restaurants#${nation.toLowerCase().replace(' ', '-')}`}
        prefetch="intent"
        className="text-link inline-block py-1"
      >
        {nation}
      </Link>
    </nav>
  );
}

/** The town in the largest letters we have, the site under it, and what to do about it. */
export function RestaurantHero({ place }: { place: RestaurantView }) {
  const { way } = place;
  return (
    <div className="restaurant-hero">
      <div className="flex flex-col items-start justify-center py-8 lg:py-14">
        <WayBack nation={place.nation} />
        <h1 className="mt-4">
          <span className="block text-tomato restaurant-town">{place.town}</span>{' '}
          <span className="mt-2 block text-heading text-basil">{place.site}</span>
        </h1>
        <p className="mt-6 max-w-[36ch] text-lead">
          {place.address.join(', ')}, <span className="whitespace-nowrap">{place.postcode}</span>
        </p>
        {way.kind !== 'online' && <p className="mt-4 max-w-text font-semibold text-tomato-deep">{way.message}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <BookButton slug={place.slug} title={place.title} way={way} phone={place.phone} size="large" />
          <ButtonLink to={directionsUrl(place)} variant="line" size="large">
            <Icon name="directions" />
            Directions
          </ButtonLink>
        </div>
        <p className="mt-6">
          <a href={`tel:${place.phone.replaceAll(' ', '')}`} className="inline-flex min-h-11 items-center gap-3">
            <Icon name="phone" />
            <span className="text-link">{place.phone}</span>
          </a>
        </p>
      </div>
      <div className="relative">
        <Picture
          picture={place.picture}
          sizes="(width >= 992px) 60vw, 100vw"
          priority
          className="h-auto w-full lg:h-full lg:object-cover"
        />
        <OpenSign
          moments={place.moments}
          from={place.from}
          className="sign-outside absolute! top-5 left-6 lg:left-10"
        />
      </div>
    </div>
  );
}
