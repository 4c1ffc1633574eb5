import { Picture } from '../../../ui/picture.tsx';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';
import { requestHref } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { StepLink } from '../frame/step-link.tsx';

type ChosenRestaurantProps = { journey: Journey; restaurant: JourneyRestaurant; pictured: boolean };

export function ChosenRestaurant({ journey, restaurant, pictured }: ChosenRestaurantProps) {
  const { state, dispatch, page } = journey;
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line pb-4 short-card:pb-2 low-card:pb-0">
      {pictured && (
        <span className="shrink-0 short-card:hidden">
          <Picture picture={restaurant.picture} sizes="160px" decorative className="size-22 rounded-sm object-cover" />
        </span>
      )}
      <p className="min-w-0 grow basis-24 font-display text-dish">{restaurant.title}</p>
      <StepLink
        page={page}
        to={requestHref(state, { slug: undefined })}
        onGo={() => dispatch({ type: 'restaurant chosen', restaurant: null })}
        className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold"
      >
        Change<span className="sr-only"> restaurant</span>
      </StepLink>
    </div>
  );
}
