import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { CallRestaurant, Reference } from '../../parts/thanks/booked-parts.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { ThanksFrame, ThanksHeading } from './thanks-frame.tsx';
import { WhereAndWhen } from './thanks-words.tsx';

type KeptForCardProps = { journey: Journey; kept: NonNullable<JourneyState['keptForCard']> };

/** A table booked without scripts, held until its card is added through the e-mail's link. */
export function KeptForCard({ journey, kept }: KeptForCardProps) {
  const { state, page } = journey;
  const { restaurant } = state;
  const until = formatTimeOfDay(Date.parse(kept.keptUntil));
  if (!restaurant) return null;
  return (
    <ThanksFrame journey={journey} ticket="Your table" footer={null}>
      <ThanksHeading page={page}>{`We’re holding your table until ${until}.`}</ThanksHeading>
      <WhereAndWhen state={state} restaurant={restaurant} />
      <Reference>{kept.reference}</Reference>
      <p className="mt-4 max-w-text text-lead">
        It’s not booked yet. Open the link we’ve e-mailed to <strong>{state.customer.email.value.trim()}</strong> by{' '}
        {until}, in a browser with JavaScript turned on, and add your card. We won’t charge it now.
      </p>
      <CallRestaurant restaurant={restaurant} lead="Can’t do that?" />
    </ThanksFrame>
  );
}
