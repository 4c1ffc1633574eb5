import { Picture } from '../../../ui/picture.tsx';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';

type ChosenRestaurantProps = { restaurant: JourneyRestaurant; onChange?: () => void; pictured?: boolean };

/** The chosen restaurant with its picture and a button to choose another. */
export function ChosenRestaurant({ restaurant, onChange, pictured = true }: ChosenRestaurantProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line pb-4 short-card:pb-2 low-card:pb-0">
      {pictured && (
        <span className="shrink-0 short-card:hidden">
          <Picture picture={restaurant.picture} sizes="160px" decorative className="size-22 rounded-sm object-cover" />
        </span>
      )}
      <p className="min-w-0 grow basis-24 font-display text-dish">{restaurant.title}</p>
      {onChange && (
        <button type="button" className="text-link min-h-11 shrink-0 font-semibold" onClick={onChange}>
          Change<span className="sr-only"> restaurant</span>
        </button>
      )}
    </div>
  );
}
