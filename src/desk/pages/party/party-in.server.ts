import { data } from 'react-router';
import { z } from 'zod';
import { NOT_FOUND } from '../../../values/http-status.ts';
import { readParty } from '../../engine/parties.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';

/** The restaurant of a page's address with its party; 404 where there is none. */
export async function partyIn(args: PageArgs, act: Parameters<typeof restaurantFor>[1]) {
  restaurantFor(args, 'see-day');
  const restaurant = restaurantFor(args, act);
  const { storeId, deps } = restaurant;
  const bookingId = z.guid().safeParse(args.params.id).data;
  const party = bookingId && (await readParty(deps.db, { storeId, bookingId }));
  if (!party) throw data('There’s no such party here.', { status: NOT_FOUND });
  return { ...restaurant, party, path: `/${restaurant.slug}/parties/${party.id}` };
}
