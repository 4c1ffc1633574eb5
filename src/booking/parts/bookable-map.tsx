import { RestaurantMap, type RestaurantMapProps } from '../../restaurants/map/map.tsx';
import type { BookingRequest } from '../flow/booking-request.ts';
import { BookButton } from './book-button.tsx';

type BookableMapProps = Omit<RestaurantMapProps, 'action'> & {
  /** What is asked for already. */
  request?: Omit<BookingRequest, 'slug'>;
};

/** The map of restaurants, each with its book button. Browser only: load it with React.lazy when it is scrolled to. */
export default function BookableMap({ request, ...map }: BookableMapProps) {
  return (
    <RestaurantMap
      {...map}
      action={({ slug, title, way, phone }) => (
        <BookButton slug={slug} title={title} way={way} phone={phone} request={request} size="small" />
      )}
    />
  );
}
