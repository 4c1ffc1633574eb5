import type { Kysely } from 'kysely';
import { tokenHash } from '../../../platform/link-token.ts';
import type { BookingTables, RequestAnswerRow } from '../../tables.server.ts';

type Offer = RequestAnswerRow & Required<{ [Key in 'party' | 'offered_until']: NonNullable<RequestAnswerRow[Key]> }>;

/** The offer of a link, with its times in order. */
export async function findTableOffer(db: Kysely<BookingTables>, offerToken: string) {
  const answer = await db
    .selectFrom('request_answers')
    .selectAll()
    .where('token_hash', '=', tokenHash(offerToken))
    .executeTakeFirst();
  if (!answer) return null;
  const times = await db
    .selectFrom('offered_times')
    .selectAll()
    .where('answer_id', '=', answer.id)
    .where('store_id', '=', answer.store_id)
    .orderBy('position')
    .execute();
  return { ...(answer as Offer), times };
}
export type TableOffer = NonNullable<Awaited<ReturnType<typeof findTableOffer>>>;

/** How an offer stands at `now`, epoch ms. */
export function tableOfferState(
  { taken, withdrawn_at, offered_until }: Pick<RequestAnswerRow, 'taken' | 'withdrawn_at' | 'offered_until'>,
  now: number,
): 'taken' | 'withdrawn' | 'expired' | 'open' {
  if (taken !== null) return 'taken';
  if (withdrawn_at) return 'withdrawn';
  return offered_until && offered_until.getTime() > now ? 'open' : 'expired';
}
