import { data } from 'react-router';
import { z } from 'zod';
import type { ClosingRow } from '../../../booking/tables.server.ts';
import { NOT_FOUND } from '../../../values/http-status.ts';
import { readClosing } from '../../engine/closing/read-closings.server.ts';
import { deskContext, type PageArgs, restaurantIn } from '../../frame/desk-context.server.ts';

/** The closing of a page's address; 404 where this restaurant has none by that id. */
export async function closingIn(args: Pick<PageArgs, 'context' | 'params'>): Promise<ClosingRow> {
  const { storeId } = restaurantIn(args);
  const id = z.guid().safeParse(args.params.closingId).data;
  const { deps } = args.context.get(deskContext);
  const closing = id && (await readClosing(deps.booking.db, storeId, id));
  if (!closing) throw data('There’s no closing at this address.', { status: NOT_FOUND });
  return closing;
}
