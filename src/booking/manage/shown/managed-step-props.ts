import type { ManagedBooking } from '../../contracts/manage.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';
import type { ChangeView } from '../change/change-view.ts';
import type { TypedDetails } from '../link/form-refusal.ts';
import type { ManageQuery } from '../link/manage-query.ts';
import type { BookingPhase } from '../link/managed-words.ts';

export type ManagedStepProps = {
  booking: ManagedBooking;
  restaurant: JourneyRestaurant | null;
  query: ManageQuery;
  change: ChangeView | null;
  span: { least: string; most: string };
  phase: BookingPhase;
  refusal: string | null;
  /** The details as typed, if they were refused. */
  typed: TypedDetails | null;
};
