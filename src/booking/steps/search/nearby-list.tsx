import type { NearbyRestaurant } from '../../../restaurants/geo-contract.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { milesText } from '../../../values/miles.ts';

type NearbyListProps = { restaurants: readonly NearbyRestaurant[]; onChoose: (restaurant: NearbyRestaurant) => void };

function remark({ holidayPark, widgetUrl, enableBookings, temporarilyClosed }: NearbyRestaurant): string | null {
  if (holidayPark) return 'Book through the park';
  if (widgetUrl) return 'Book on our partner’s site';
  if (!enableBookings) return 'Walk-ins only';
  return temporarilyClosed ? 'Closed for now' : null;
}

export function NearbyList({ restaurants, onChoose }: NearbyListProps) {
  return (
    <ul className="mt-2 border-t border-line">
      {restaurants.map((restaurant) => (
        <li key={restaurant.storeId} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(restaurant)}
            className="flex w-full flex-wrap items-center gap-x-4 py-3 text-left transition-colors hover:bg-butter-tint"
          >
            <span className="shrink-0">
              <Picture
                picture={restaurant.picture}
                sizes="120px"
                decorative
                className="size-16 rounded-sm object-cover"
              />
            </span>
            <span className="min-w-0 grow basis-32 wrap-anywhere">
              <span className="block font-display text-dish">{restaurant.title}</span>
              <span className="block truncate text-sm text-ink-soft">
                {remark(restaurant) ?? `${restaurant.address.join(', ')}, ${restaurant.postcode}`}
              </span>
            </span>
            <span className="figures shrink-0">{milesText(restaurant.milesValue)}</span>
            <Icon name="chevron-right" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
