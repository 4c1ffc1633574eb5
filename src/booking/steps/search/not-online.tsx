import type { ReactNode } from 'react';
import { BOOKED_ELSEWHERE } from '../../../restaurants/booking-way.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { errorCatalogue } from '../../../values/error-catalogue.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { isClosedThroughout } from '../../flow/journey-dates.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';

type ShownRestaurant = Pick<
  JourneyRestaurant,
  | 'title'
  | 'phone'
  | 'enableBookings'
  | 'widgetUrl'
  | 'holidayPark'
  | 'temporarilyClosed'
  | 'openingHours'
  | 'horizonDays'
>;

/** Why a restaurant can't be booked online, and what to do instead; null if it can. `today`: 'YYYY-MM-DD'. */
export function NotOnline({ restaurant, today }: { restaurant: ShownRestaurant; today: string }) {
  const { walkIn, walkInArrival } = useTexts();
  if (restaurant.holidayPark)
    return (
      <Notice title={errorCatalogue[errorCodes.holidayParkBookingOnly].message}>
        <a
          className={buttonClass({ variant: 'basil', className: 'mt-2' })}
          href={restaurant.holidayPark.bookingUrl}
          rel="external"
        >
          Book with {restaurant.holidayPark.name}
        </a>
      </Notice>
    );
  if (restaurant.widgetUrl)
    return (
      <Notice title={BOOKED_ELSEWHERE}>
        <a className={buttonClass({ variant: 'basil', className: 'mt-2' })} href={restaurant.widgetUrl} rel="external">
          Book a table at {restaurant.title}
        </a>
      </Notice>
    );
  if (!restaurant.enableBookings)
    return (
      <Notice title={errorCatalogue[errorCodes.bookingNotSupported].message}>
        <p className="mb-2">{`${walkIn} ${walkInArrival}`}</p>
        <RestaurantPhone {...restaurant} />
      </Notice>
    );
  if (restaurant.temporarilyClosed && isClosedThroughout(restaurant, today))
    return (
      <Notice title={`${restaurant.title} is closed for now.`}>
        <p className="mb-2">{restaurant.temporarilyClosed.message}</p>
        <RestaurantPhone {...restaurant} />
      </Notice>
    );
  return null;
}

function RestaurantPhone({ phone }: { phone: string }) {
  return (
    <PhoneLink phone={phone} className="inline-flex min-h-11 items-center gap-2">
      <Icon name="phone" className="size-5" />
      <span className="figures text-dish">{phone}</span>
    </PhoneLink>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-y border-line py-6">
      <p className="mb-2 font-display text-dish">{title}</p>
      {children}
    </div>
  );
}
