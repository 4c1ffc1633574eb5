import { CancelStep } from './cancel-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import type { ManagedStepProps } from './managed-step-props.ts';
import { ShownBooking } from './shown-booking.tsx';

/** The step the address asks for, while the booking lets it; else the booking as it stands. */
export function ManagedStep(props: ManagedStepProps) {
  const { booking, query, change, span, refusal } = props;
  if (query.step === 'cancel' && booking.canCancel) return <CancelStep booking={booking} refusal={refusal} />;
  if (change?.step === 'confirm') return <ConfirmStep booking={booking} change={change} />;
  if (change) return <ChooseStep booking={booking} change={change} span={span} refusal={refusal} />;
  return <ShownBooking {...props} />;
}
