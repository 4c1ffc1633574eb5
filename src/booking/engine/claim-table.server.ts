import * as errorCodes from '../../values/error-codes.ts';
import type { CreateAnswer, CreateRequest } from '../contracts/booking.ts';
import { guaranteeFor } from '../rules/card-terms.ts';
import type { Refusal } from '../rules/eligibility.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { offeredStart, offeredTime } from '../rules/when-full/wanted-times.ts';
import type { WaitlistEntryRow } from '../tables.server.ts';
import { createBooking } from './create-booking.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import type { AgreedGuarantee } from './guarantee.server.ts';
import { previousOutcome } from './idempotency.server.ts';

type Claim = { entry: WaitlistEntryRow; braintreeCustomerId?: string; sessionId: string };
export type ClaimTableOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'nothing-offered' }
  | { ok: false; reason: 'refused'; refusal: Refusal };

/** The rest of the original request; a plain waitlist entry has none. */
function preferencesOf({ card_later, notify_by }: Claim['entry']) {
  if (!card_later) return { specialRequest: '', shouldReceivePromotions: false, shouldReceiveSms: notify_by === 'sms' };
  const { upsells: _, ...preferences } = card_later;
  return preferences;
}

const requestOf = (entry: Claim['entry']): CreateRequest & { menuId: string } => ({
  idempotencyKey: `waitlist:${entry.id}`,
  occasionId: entry.occasion_id,
  menuId: entry.menu_id,
  areaId: entry.area_id,
  date: entry.service_date,
  time: offeredTime(entry),
  adultCovers: entry.adult_covers,
  childCovers: entry.child_covers,
  customer: {
    firstName: entry.first_name,
    lastName: entry.last_name,
    email: entry.email,
    phoneNumber: entry.phone_number,
    ...preferencesOf(entry),
  },
  ...(entry.needs && { needs: entry.needs }),
  upsellIds: entry.card_later?.upsells.map(({ id }) => id) ?? [],
});

/** Books the table held for a waitlist entry. Idempotent. */
export async function claimTable(
  engine: EngineDeps,
  eligibility: EligibilityChecker,
  { entry, braintreeCustomerId, sessionId }: Claim,
): Promise<ClaimTableOutcome> {
  if (entry.status === 'waiting' || entry.status === 'left') return { ok: false, reason: 'nothing-offered' };
  const request = requestOf(entry);
  if (entry.status === 'booked') {
    const previous = await previousOutcome(engine.db, { storeId: entry.store_id, type: 'booking', request });
    if (previous?.ok) return previous;
  }
  const eligible = eligibility.checkParty(entry.store_id, request, [request.date]);
  if (!eligible.ok) return { ok: false, reason: 'refused', refusal: eligible };
  const { restaurantWithMenus, occasion, covers } = eligible;
  const terms = guaranteeFor(restaurantWithMenus.restaurant, {
    occasion,
    covers,
    date: request.date,
    startsAt: offeredStart(entry).getTime(),
    nowMs: nowOf(engine),
  });
  const needsCard: ClaimTableOutcome = {
    ok: false,
    reason: 'refused',
    refusal: { ok: false, code: errorCodes.needsCreditCard },
  };
  if (terms && !braintreeCustomerId) return needsCard;
  const guarantee: AgreedGuarantee | null =
    terms && braintreeCustomerId ? { terms, customerId: braintreeCustomerId, sessionId } : null;
  const hold = await engine.db
    .selectFrom('holds')
    .select('id')
    .where('waitlist_id', '=', entry.id)
    .where('store_id', '=', entry.store_id)
    .executeTakeFirst();
  const outcome = await createBooking(engine, {
    storeId: entry.store_id,
    restaurantWithMenus,
    occasion,
    request,
    upsells: entry.card_later?.upsells ?? [],
    guarantee,
    holdId: hold?.id ?? null,
    waitlistId: entry.id,
    sessionId,
  });
  if (outcome.ok) {
    const { bookingReference, bookingStatus } = outcome.answer;
    return { ok: true, answer: { bookingReference, bookingStatus } };
  }
  if (outcome.reason === 'card-refused') return needsCard;
  if (outcome.reason === 'left-waitlist') return { ok: false, reason: 'nothing-offered' };
  return { ok: false, reason: 'refused', refusal: { ok: false, code: errorCodes.noFreeSlot } };
}
