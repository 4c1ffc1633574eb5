import type { Selectable } from 'kysely';
import type { Refusal } from '../admission.ts';
import { guaranteeFor } from '../card-terms.ts';
import type { CreateAnswer, CreateRequest } from '../contract.ts';
import { book } from '../desk/booking-desk.server.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import type { AgreedGuarantee } from '../desk/guarantee.server.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import type { WaitlistRow } from '../tables.server.ts';

type Claim = { entry: Selectable<WaitlistRow>; braintreeCustomerId?: string; sessionId: string };
export type ClaimTableOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'nothing-offered' }
  | { ok: false; reason: 'refused'; refusal: Refusal };

const requestOf = (entry: Claim['entry']): CreateRequest & { menuId: string } => ({
  idempotencyKey: `waitlist:${entry.id}`,
  occasionId: entry.occasion_id,
  menuId: entry.menu_id,
  areaId: entry.area_id,
  date: entry.service_date,
  time: entry.service_time,
  adultCovers: entry.adult_covers,
  childCovers: entry.child_covers,
  customer: {
    firstName: entry.first_name,
    lastName: entry.last_name,
    email: entry.email,
    phoneNumber: entry.phone_number,
    specialRequest: '',
    shouldReceivePromotions: false,
    shouldReceiveSms: entry.notify_by === 'sms',
  },
  upsellIds: [],
});

/** Books the table held for someone of the line; asked again it gives the same answer. */
export async function claimTable(
  desk: DeskDeps,
  door: Doorkeeper,
  { entry, braintreeCustomerId, sessionId }: Claim,
): Promise<ClaimTableOutcome> {
  if (entry.status === 'waiting' || entry.status === 'left') return { ok: false, reason: 'nothing-offered' };
  const request = requestOf(entry);
  const party = { occasionId: request.occasionId, adults: request.adultCovers, children: request.childCovers };
  const admitted = door.admitParty(entry.store_id, party, [request.date]);
  if (!admitted.ok) return { ok: false, reason: 'refused', refusal: admitted };
  const { house, occasion, covers } = admitted;
  const terms = guaranteeFor(house.place, {
    occasion,
    covers,
    date: request.date,
    startsAt: entry.starts_at.getTime(),
    nowMs: nowOf(desk),
  });
  const needsCard: ClaimTableOutcome = { ok: false, reason: 'refused', refusal: { ok: false, code: 5 } };
  if (terms && !braintreeCustomerId && entry.status !== 'booked') return needsCard;
  const guarantee: AgreedGuarantee | null =
    terms && braintreeCustomerId ? { terms, customerId: braintreeCustomerId, sessionId } : null;
  const hold = await desk.db.selectFrom('holds').select('id').where('waitlist_id', '=', entry.id).executeTakeFirst();
  const outcome = await book(desk, {
    storeId: entry.store_id,
    house,
    occasion,
    request,
    upsells: [],
    guarantee,
    holdId: hold?.id ?? null,
    waitlistId: entry.id,
  });
  if (outcome.ok) return { ok: true, answer: outcome.answer };
  if (outcome.reason === 'card-refused') return needsCard;
  if (outcome.reason === 'left-the-line') return { ok: false, reason: 'nothing-offered' };
  return { ok: false, reason: 'refused', refusal: { ok: false, code: 4 } };
}
