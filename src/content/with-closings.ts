import { type Kysely, sql } from 'kysely';
import { type ClosingReason, closingReasonNames } from '../booking/contracts/closing.ts';
import { buildContent, type Content, versionOf } from './content.ts';

/** Days on which staff have closed a restaurant, both included. */
export type Closing = { storeId: string; startDate: string; endDate: string; reason: ClosingReason };

export async function closingsIn<Tables>(db: Kysely<Tables>): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    select store_id as "storeId", first_date::text as "startDate", last_date::text as "endDate", reason
    from closings where reopened_at is null order by first_date, id`.execute(db);
  return rows;
}

/** The content with the restaurants closed on those days: their hours say so, and nobody can book them. */
export function withClosings(content: Content, closings: readonly Closing[]): Content {
  if (closings.length === 0) return content;
  const byStore = Map.groupBy(closings, ({ storeId }) => storeId);
  const restaurants = content.restaurants.map((restaurant) => {
    const days = byStore.get(restaurant.storeId) ?? [];
    if (days.length === 0) return restaurant;
    const { openingHours, booking } = restaurant;
    const named = days.map(({ startDate, endDate, reason }) => ({
      startDate,
      endDate,
      reason: closingReasonNames[reason],
    }));
    const overrides = named.map(({ reason, ...span }) => ({
      ...span,
      name: reason,
      openTime: 'closed' as const,
      closeTime: 'closed' as const,
    }));
    return {
      ...restaurant,
      // The first that covers a date applies.
      openingHours: { ...openingHours, overrides: [...overrides, ...openingHours.overrides] },
      booking: { ...booking, closures: [...booking.closures, ...named] },
    };
  });
  const version = versionOf(`${content.version} ${JSON.stringify(closings)}`);
  return buildContent({ ...content, restaurants }, version, true);
}
