import { RestaurantMap, type RestaurantMapProps } from '../../restaurants/map/map.tsx';
import type { BookableMapRestaurant } from '../../restaurants/map/map-restaurant.ts';
import type { BookingRequest } from '../flow/booking-request.ts';
import { BookButton } from './book-button.tsx';

type BookableMapProps = Omit<RestaurantMapProps, 'action' | 'restaurants'> & {
  restaurants: BookableMapRestaurant[];
  /** What is asked for already. */
  request?: Omit<BookingRequest, 'slug'>;
};

/** The map of restaurants, each with its book button. Browser only: load it with React.lazy when it is scrolled to. */
export default function BookableMap({ request, restaurants, ...map }: BookableMapProps) {
  const bookButton = (at: string) => {
    const found = restaurants.find(({ slug }) => slug === at);
    if (!found) return null;
    const { slug, title, way, phone } = found;
    return <BookButton slug={slug} title={title} way={way} phone={phone} request={request} size="small" />;
  };
  return <RestaurantMap {...map} restaurants={restaurants} action={bookButton} />;
}
