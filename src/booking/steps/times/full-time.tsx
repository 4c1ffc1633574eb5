import { usePolicies } from '../../../settings/use-policies.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';
import type { Journey } from '../frame/journey-props.ts';
import { useAlternatives } from '../frame/use-alternatives.ts';
import { WaitlistOffer } from '../frame/waitlist-offer.tsx';

/** For a full time that was picked: what an enquiry means, and the waitlist if it's open. */
export function FullTime({ journey, time }: { journey: Journey; time: string }) {
  const { enquiryAnsweredWithin } = usePolicies();
  const answer = useAlternatives(journey, time);
  return (
    <div className="border-l-4 border-butter bg-butter-tint px-4 py-3">
      <p className="font-semibold">{formatTime(time)} is full.</p>
      <p className="mt-1">
        <b>Ask anyway</b> and the restaurant will see if it can squeeze you in. You’ll hear within{' '}
        {enquiryAnsweredWithin}. No table is held.
      </p>
      {answer?.waitlist && (
        <>
          <p className="mt-3">
            <b>Or join the waiting list.</b> If someone cancels, we’ll offer the table to whoever’s first on the list
            and hold it for {OFFER_LENGTH}.
          </p>
          <div className="mt-3">
            <WaitlistOffer journey={journey} time={time} />
          </div>
        </>
      )}
    </div>
  );
}
