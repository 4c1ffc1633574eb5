import type { ReactNode } from 'react';
import { errorCatalogue } from '../../platform/error-catalogue.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isClosedThroughout } from './journey-dates.ts';
import { telephoneHref } from './journey-notice.tsx';
import type { JourneyRestaurant } from './journey-state.ts';

type Place = Pick<
  JourneyRestaurant,
  'title' | 'phone' | 'enableBookings' | 'holidayPark' | 'temporarilyClosed' | 'openingHours' | 'horizonDays'
>;

/** Why a restaurant cannot be booked online, and what to do instead; null when it can. `today` is 'YYYY-MM-DD'. */
export function NotOnline({ place, today }: { place: Place; today: string }) {
  if (place.holidayPark)
    return (
      <Notice title={errorCatalogue[20].message}>
        <a
          className={buttonClass({ variant: 'basil', className: 'mt-2' })}
          href={place.holidayPark.bookingUrl}
          rel="external"
        >
          Book with {place.holidayPark.name}
        </a>
      </Notice>
    );
  if (!place.enableBookings)
    return (
      <Notice title={errorCatalogue[1].message}>
        <RingThem {...place} />
      </Notice>
    );
  if (place.temporarilyClosed && isClosedThroughout(place, today))
    return (
      <Notice title={`${place.title} is closed for now.`}>
        <p className="mb-2">{place.temporarilyClosed.message}</p>
        <RingThem {...place} />
      </Notice>
    );
  return null;
}

function RingThem({ phone }: { phone: string }) {
  return (
    <a className="inline-flex min-h-11 items-center gap-2" href={telephoneHref(phone)}>
      <Icon name="phone" className="size-5" />
      <span className="figures text-dish">{phone}</span>
    </a>
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
