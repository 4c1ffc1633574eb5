import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { countMessage } from '../../platform/messages/address-limit.server.ts';
import { newReference } from '../../platform/reference.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import type { CreateAnswer, EnquiryRequest, EventRequest } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import { coversOf } from '../contracts/covers.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { serviceTimesFor } from '../rules/seating/availability.ts';
import { type ServiceTime, turnMinutes } from '../rules/times/service-times.ts';
import { chooseUpsells } from '../rules/upsells.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { jsonb } from './day/jsonb.ts';
import { rollbackOutcome } from './day/rollback.ts';
import { type EligibleRequest, previousOutcome, requestHash } from './idempotency.server.ts';
import { enterAddress, type OverLimit } from './limits/enter-address.server.ts';
import { sessionHashOf } from './limits/session-hash.ts';
import { optInDiner } from './opt-in-diner.server.ts';
import { manageToken } from './reference.ts';

export type EnquiryCommand = EligibleRequest &
  ({ type: 'enquiry'; request: EnquiryRequest } | { type: 'event'; request: EventRequest }) & {
    /** Only this session receives the manage token. */
    sessionId: string;
  };
export type EnquiryOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'not-offered' | 'key-reused' | 'extra-gone' }
  | OverLimit;

const statusOf = { enquiry: bookingStatus.enquiryReceived, event: bookingStatus.eventReceived } as const;

/** The requested time if the restaurant seats anybody then. Events are larger than any table, so their size is ignored. */
function timeOfService(
  { restaurantWithMenus, occasion, type, request }: EnquiryCommand,
  nowMs: number,
): ServiceTime | undefined {
  const covers = type === 'event' ? occasion.minimumCovers : coversOf(request);
  const menuIds = request.menuId === null ? undefined : [request.menuId];
  const { date, areaId } = request;
  const times = serviceTimesFor(restaurantWithMenus, { date, occasion, covers, menuIds, areaId }, nowMs);
  return times.find(({ time }) => time === request.time);
}

async function write(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  command: EnquiryCommand,
  { startsAt, upsells, now }: { startsAt: number; upsells: ChosenUpsell[]; now: number },
): Promise<CreateAnswer | null> {
  const { storeId, restaurantWithMenus, type, request } = command;
  const id = randomUUID();
  const reference = newReference();
  const answer: CreateAnswer = { bookingReference: reference, bookingStatus: statusOf[type] };
  const { customer } = request;
  await enterAddress(tx, deps, { email: customer.email, books: false, now });
  const { rows } = await sql`
    insert into idempotency_keys (key, store_id, body_hash, answer, created_at, session_hash)
    values (${request.idempotencyKey}, ${storeId}, ${requestHash(storeId, request)}, ${JSON.stringify(answer)}::jsonb,
      ${new Date(now)}, ${sessionHashOf(command.sessionId)})
    on conflict do nothing returning key`.execute(tx);
  if (rows.length === 0) return null;
  await countMessage(tx, { email: customer.email, purpose: 'booking', now });
  const token = manageToken(deps.tokenSecret, id);
  const minutes = turnMinutes(restaurantWithMenus.restaurant.booking, coversOf(request));
  await tx
    .insertInto('bookings')
    .values({
      id,
      reference,
      booking_type: type,
      source: 'online',
      status: 'received',
      store_id: storeId,
      service_date: request.date,
      service_time: request.time,
      starts_at: new Date(startsAt),
      ends_at: new Date(startsAt + minutes * MINUTE_MS),
      adult_covers: request.adultCovers,
      child_covers: request.childCovers,
      occasion_id: request.occasionId,
      menu_id: request.menuId,
      area_id: request.areaId,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone_number: customer.phoneNumber,
      special_request: customer.specialRequest,
      should_receive_promotions: customer.shouldReceivePromotions,
      should_receive_sms: customer.shouldReceiveSms,
      should_receive_sms_promotions: customer.shouldReceiveSmsPromotions ?? false,
      needs: jsonb(request.needs),
      manage_token_hash: tokenHash(token),
      created_at: new Date(now),
      sequence: 0,
      upsells: sql`${JSON.stringify(upsells)}::jsonb`,
      offer_slug: request.offer ?? null,
    })
    .execute();
  await tx
    .insertInto('booking_history')
    .values({ booking_id: id, store_id: storeId, event: 'received', happened_at: new Date(now), detail: {} })
    .execute();
  await optInDiner(tx, deps, customer);
  await deps.jobs.enqueue(tx, bookingMailJobs([`${type}-received`, `${type}-notice`], { bookingId: id, sequence: 0 }));
  return { ...answer, manageToken: token };
}

/** Stores the enquiry and notifies diner and restaurant; holds no table. Ask `previousOutcome` first for a key that may have an answer. */
export async function createEnquiry(deps: EngineDeps, command: EnquiryCommand): Promise<EnquiryOutcome> {
  const { request } = command;
  const now = nowOf(deps);
  const time = timeOfService(command, now);
  if (!time) return { ok: false, reason: 'not-offered' };
  const table = { occasionId: request.occasionId, date: request.date, startsAt: time.startsAt, nowMs: now };
  const upsells = chooseUpsells(command.restaurantWithMenus.restaurant.booking, request.upsellIds, table);
  if (!upsells) return { ok: false, reason: 'extra-gone' };
  const details = { startsAt: time.startsAt, upsells, now };
  try {
    const answer = await deps.db.transaction().execute((tx) => write(tx, deps, command, details));
    if (answer) return { ok: true, answer };
    // The same key arrived at the same moment, or belongs to another restaurant.
    return (await previousOutcome(deps.db, command)) ?? { ok: false, reason: 'key-reused' };
  } catch (error) {
    return rollbackOutcome<OverLimit>(error);
  }
}
