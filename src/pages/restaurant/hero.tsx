import { href } from 'react-router';
import { BookButton } from '../../booking/parts/book-button.tsx';
import { OpenSign } from '../../restaurants/open-sign.tsx';
import { useBookingWayWords } from '../../restaurants/use-booking-way-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/links/page-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { directionsUrl } from '../../values/map-urls.ts';
import { formatDay } from '../../values/time/wall-time.ts';
import { wantedTable } from '../free-tables/party-choice.ts';
import styles from './hero.module.css';
import type { RestaurantView, ShownTables } from './view/restaurant-view.ts';

function WayBack({ nation }: { nation: string }) {
  return (
    <nav aria-label="You are here" className="text-sm print:hidden">
      <PageLink to={href('/restaurants')} className="text-link inline-block py-1">
        Restaurants
      </PageLink>
      <span aria-hidden="true" className="mx-2 text-ink-soft">
        /
      </span>
      <PageLink
        to={`${href('/restaurants')}#${nation.toLowerCase().replace(' ', '-')}`}
        className="text-link inline-block py-1"
      >
        {nation}
      </PageLink>
    </nav>
  );
}

type HeroProps = { restaurant: RestaurantView } & Pick<ShownTables, 'choice' | 'party' | 'today'>;

/**
 * The town as the headline, the site's name below, and the actions. For another day it shows that day's hours, not
 * whether the restaurant is open now.
 */
export function RestaurantHero({ restaurant, choice, party, today }: HeroProps) {
  const { way, day } = restaurant;
  const instead = useBookingWayWords(way);
  const later = choice.date !== undefined && choice.date !== today;
  return (
    <div className={styles.hero}>
      <div className="flex flex-col items-start justify-center py-8 lg:py-14 print:py-0">
        <WayBack nation={restaurant.nation} />
        <h1 className="mt-4">
          <span className={`${styles.town} block text-tomato`}>{restaurant.town}</span>{' '}
          <span className="mt-2 block text-heading text-basil">{restaurant.site}</span>
        </h1>
        <p className="mt-6 max-w-[36ch] text-lead">
          {restaurant.address.join(', ')}, <span className="whitespace-nowrap">{restaurant.postcode}</span>
        </p>
        {later && (
          <p className="mt-2">
            {formatDay(day.date)}: {day.hours === 'Closed' ? 'closed' : day.hours}
          </p>
        )}
        {instead && <p className="mt-4 max-w-text border-l-4 border-butter pl-4 font-semibold">{instead}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <BookButton
            slug={restaurant.slug}
            title={restaurant.title}
            way={way}
            phone={restaurant.phone}
            request={wantedTable(choice, party)}
            size="large"
            className="max-sm:px-[min(1.25rem,5vw)]!"
          />
          <ButtonLink
            to={directionsUrl(restaurant)}
            variant="line"
            size="large"
            className="max-sm:px-[min(1.25rem,5vw)]!"
          >
            <Icon name="directions" />
            Directions
          </ButtonLink>
        </div>
        <p className="mt-6">
          <PhoneLink phone={restaurant.phone} className="inline-flex min-h-11 items-center gap-3">
            <Icon name="phone" />
            <span className="text-link">{restaurant.phone}</span>
          </PhoneLink>
        </p>
      </div>
      <div className="relative print:hidden">
        <Picture
          picture={restaurant.picture}
          sizes="(width >= 992px) 60vw, 100vw"
          priority
          className="aspect-2/1 w-full object-cover lg:aspect-auto lg:h-full"
        />
        {!later && (
          <OpenSign moments={restaurant.moments} from={restaurant.from} className="absolute! top-5 left-6 lg:left-10" />
        )}
      </div>
    </div>
  );
}
