import { serverNow } from '../../platform/server-clock.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { formatTime } from '../../values/time/wall-time.ts';
import { isBookable } from '../flow/journey-dates.ts';
import type { JourneyState } from '../flow/journey-state.ts';

/** Whether a request is still passing through steps it has answered, whose forms aren't shown. */
export function isOnItsWay({ wantedStep, step, slots, restaurant, prefill }: JourneyState): boolean {
  if (wantedStep === null || (step === 2 && slots.length > 0)) return false;
  return restaurant ? isBookable(restaurant, londonNow(serverNow()).date) : prefill.slug !== undefined;
}

export function OnTheWay({ state: { prefill, restaurant } }: { state: JourneyState }) {
  const where = restaurant ? ` at ${restaurant.title}` : '';
  return (
    <p className="grow px-6 py-16 text-center font-display text-dish text-ink-soft">
      {prefill.time
        ? `Looking for a table at ${formatTime(prefill.time)}${where}…`
        : `Looking for free tables${where}…`}
    </p>
  );
}
