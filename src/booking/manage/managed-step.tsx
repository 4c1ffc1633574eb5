import type { JourneyRestaurant } from '../journey/journey-state.ts';
import { CancelStep } from './cancel-step.tsx';
import type { ChangeView } from './change-view.ts';
import { ChooseStep } from './choose-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import type { ManagedBooking } from './contract.ts';
import type { ManageQuery } from './manage-query.ts';
import type { Standing } from './managed-words.ts';
import { ShownBooking } from './shown-booking.tsx';

export type ManagedStepProps = {
  booking: ManagedBooking;
  place: JourneyRestaurant | null;
  query: ManageQuery;
  change: ChangeView | null;
  span: { least: string; most: string };
  standing: Standing;
  refusal: string | null;
};

/** The step the address asks for, while the booking lets it; else the booking as it stands. */
export function ManagedStep(props: ManagedStepProps) {
  const { booking, query, change, span, refusal } = props;
  if (query.step === 'cancel' && booking.canCancel) return <CancelStep booking={booking} refusal={refusal} />;
  if (change?.step === 'confirm') return <ConfirmStep booking={booking} change={change} />;
  if (change) return <ChooseStep booking={booking} change={change} span={span} refusal={refusal} />;
  return <ShownBooking {...props} />;
}
