import type { ManagedStepProps } from './shown/managed-step-props.ts';

/** The steps in the page's title. */
export const stepNames = {
  cancel: 'Cancel your booking',
  details: 'Your details',
  late: 'Running late',
  confirm: 'Happy with this?',
  choose: 'Change your booking',
} as const;

/** The step in the query, if the booking allows it; null for the booking itself. */
export function shownStep({
  booking,
  query,
  change,
}: Pick<ManagedStepProps, 'booking' | 'query' | 'change'>): keyof typeof stepNames | null {
  if (query.step === 'cancel' && booking.canCancel) return 'cancel';
  if (query.step === 'details' && booking.canEdit) return 'details';
  if (query.step === 'late' && booking.canTellLate) return 'late';
  return change?.step ?? null;
}
