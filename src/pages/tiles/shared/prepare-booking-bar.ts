import { MAX_TABLE_BOOKING_COVERS } from '../../../booking/contracts/constants.ts';
import { servedTimes } from '../../../restaurants/served-times.ts';
import { londonInstant } from '../../../values/time/london-time.ts';
import { usualParty } from '../../free-tables/usual-party.ts';
import type { TileSources } from './tile-sources.ts';
import { townsOf } from './towns.ts';

/** The id of the booking bar, the target of /#booking. */
export const BOOKING_BAR = 'booking';

/** Data of the booking bar: suggested towns, times served, today in London, the largest party, initial values. */
export async function prepareBookingBar({ today, minutes, restaurants, changesAt }: TileSources) {
  // Towns and times are only suggestions: the form works without them.
  const all = await restaurants().catch(() => []);
  const times = servedTimes(all);
  const { party, until } = usualParty({ date: today, minutes }, all);
  changesAt(londonInstant({ date: today, minutes: until }));
  return { today, party, times, maximumCovers: MAX_TABLE_BOOKING_COVERS, towns: townsOf(all) };
}
