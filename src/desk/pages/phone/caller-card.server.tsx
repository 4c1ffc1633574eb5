import type { CardNeeded } from '../../../booking/contracts/booking.ts';
import { cardNeededText } from '../../../booking/rules/booking-text.ts';
import { OFFER_LENGTH } from '../../../booking/rules/when-full/waitlist-offer.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { breakReasons, WITHOUT_CARD } from '../../contracts/break-reasons.ts';

type CallerCardProps = { card: CardNeeded; value?: string; mayWaive: boolean };

/** Says that the booking needs a card, with terms to read out, and offers both ways on. */
export function CallerCard({ card, value = 'link', mayWaive }: CallerCardProps) {
  return (
    <div className="rounded-sm bg-butter-tint p-3">
      <p>
        <strong>This booking needs a card.</strong> Tell them: “{cardNeededText(card)}”
      </p>
      <p className="mt-2">
        We’ll hold the table and e-mail them a link to add it. They have {OFFER_LENGTH}.
        {!mayWaive && ' Only a manager can book without a card.'}
      </p>
      {mayWaive && (
        <ChoiceGroup
          name="card"
          legend="The card"
          value={value}
          choices={[
            { value: 'link', text: 'Hold the table and e-mail a link' },
            ...WITHOUT_CARD.map((reason) => ({
              value: reason,
              text: `Book without: ${breakReasons[reason].toLowerCase()}`,
            })),
          ]}
          className="mt-3"
        />
      )}
    </div>
  );
}
