import type { JourneyRestaurant } from '../journey/journey-state.ts';
import type { ChangeView } from './change-view.ts';
import type { ManagedBooking } from './contract.ts';
import type { ManageQuery } from './manage-query.ts';
import type { Standing } from './managed-words.ts';

/** What every step of the page may show. */
export type ManagedStepProps = {
  booking: ManagedBooking;
  place: JourneyRestaurant | null;
  query: ManageQuery;
  change: ChangeView | null;
  span: { least: string; most: string };
  standing: Standing;
  refusal: string | null;
};
