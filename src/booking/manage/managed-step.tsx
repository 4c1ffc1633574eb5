import { CancelStep } from './cancel-step.tsx';
import { ChooseStep } from './change/choose-step.tsx';
import { ConfirmStep } from './change/confirm-step.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { LateStep } from './late-step.tsx';
import type { ManagedStepProps } from './shown/managed-step-props.ts';
import { ShownBooking } from './shown/shown-booking.tsx';
import { shownStep } from './shown-step.ts';

/** The step that is shown, or the booking itself. */
export function ManagedStep(props: ManagedStepProps) {
  const { booking, change, span, refusal, typed } = props;
  const step = shownStep(props);
  if (step === 'cancel') return <CancelStep booking={booking} refusal={refusal} />;
  if (step === 'details') return <DetailsStep booking={booking} typed={typed} refusal={refusal} />;
  if (step === 'late') return <LateStep booking={booking} refusal={refusal} />;
  if (change?.step === 'confirm') return <ConfirmStep booking={booking} change={change} />;
  if (change) return <ChooseStep booking={booking} change={change} span={span} refusal={refusal} />;
  return <ShownBooking {...props} />;
}
