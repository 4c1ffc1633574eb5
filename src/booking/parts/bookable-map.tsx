import { RestaurantMap, type RestaurantMapProps } from '../../restaurants/map/map.tsx';
import type { BookableMapRestaurant } from '../../restaurants/map/map-restaurant.ts';
import type { BookingRequest } from '../flow/booking-request.ts';
import { BookButton } from './book-button.tsx';

type BookableMapProps = Omit<RestaurantMapProps, 'action' | 'restaurants'> & {
  restaurants: BookableMapRestaurant[];
  /** Preset in the bookings. */
  request?: Omit<BookingRequest, 'slug'>;
};

/** The map of restaurants, each with its book button. Browser only: load it with React.lazy. */
export default function BookableMap({ request, restaurants, ...map }: BookableMapProps) {
  const bookButton = (at: string) => {
    const restaurant = restaurants.find(({ slug }) => slug === at);
    if (!restaurant) return null;
    const { slug, title, way, phone } = restaurant;
    return <BookButton slug={slug} title={title} way={way} phone={phone} request={request} size="small" />;
  };
  return <RestaurantMap {...map} restaurants={restaurants} action={bookButton} />;
}
