import type { Occasion } from '../../../restaurants/contract.ts';
import type { CreateRequest } from '../../contracts/booking.ts';
import { menusFor } from '../../rules/occasions.ts';
import { checkSlot, seatRequestOf } from '../../rules/seating/availability.ts';
import { seatedForStaff, seatedNow } from '../../rules/seating/seating.ts';
import { cardTimeOf, holdForCard } from '../keep-for-card.server.ts';
import type { OpenDay } from './on-day.server.ts';

type Call = { id: string; occasion: Occasion; request: Omit<CreateRequest, 'menuId'> };
/** `isRepeat`: the table was held by the same form before. */
export type CallOutcome = { ok: true; isRepeat: boolean } | { ok: false; reason: 'full' };

/**
 * Holds a table on the open day, at a time of online booking, for a caller whose booking needs a card, and e-mails the
 * link to add it. `id` holds one table.
 */
export async function holdForCaller(open: OpenDay, { id, occasion, request }: Call): Promise<CallOutcome> {
  const { tx, deps, day, now } = open;
  const before = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where('id', '=', id)
    .where('store_id', '=', day.storeId)
    .executeTakeFirst();
  if (before) return { ok: true, isRepeat: true };
  const restaurantWithMenus = deps.restaurants().get(day.storeId);
  const commands = menusFor(restaurantWithMenus?.menus ?? [], occasion).flatMap(({ id: menuId }) =>
    restaurantWithMenus
      ? { storeId: day.storeId, restaurantWithMenus, occasion, request: { ...request, menuId }, upsells: [] }
      : [],
  );
  const command = commands.find((each) => cardTimeOf(each, now));
  const wanted = command && cardTimeOf(command, now);
  if (!wanted) return { ok: false, reason: 'full' };
  const seated = seatedForStaff(seatedNow(open.sheet.seated, now));
  const slot = checkSlot(command.restaurantWithMenus, seatRequestOf(command), seated, now);
  if (!slot.ok) return { ok: false, reason: 'full' };
  const found = { id, wanted, offer: slot.offer, sheet: open.sheet, now, visitor: null };
  const { sheet } = await holdForCard(tx, deps, command, found);
  open.sheet = sheet;
  return { ok: true, isRepeat: false };
}
