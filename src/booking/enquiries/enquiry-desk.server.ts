import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { bookingStatus } from '../constants.ts';
import type { CreateAnswer, EnquiryRequest, EventRequest } from '../contract.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import { type Asked, earlierOutcome, hashOfRequest } from '../desk/idempotency.server.ts';
import { bookingMailJobs } from '../mail-jobs.ts';
import { timesFor } from '../offer.ts';
import { manageToken, newReference, tokenHash } from '../reference.ts';
import { type ServiceTime, turnMinutes } from '../service-times.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { chooseUpsells } from '../upsells.ts';

export type EnquiryCommand = Asked &
  ({ type: 'enquiry'; request: EnquiryRequest } | { type: 'event'; request: EventRequest });
export type EnquiryOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'not-offered' | 'key-reused' | 'extra-gone' };

const statusOf = { enquiry: bookingStatus.enquiryReceived, event: bookingStatus.eventReceived } as const;

/** The wanted time if the restaurant seats anybody then: an event is larger than any table, so its size is not asked. */
function timeOfService({ house, occasion, type, request }: EnquiryCommand, nowMs: number): ServiceTime | undefined {
  const covers = type === 'event' ? occasion.minimumCovers : request.adultCovers + request.childCovers;
  const menuIds = request.menuId === null ? undefined : [request.menuId];
  const times = timesFor(house, { date: request.date, occasion, covers, menuIds }, nowMs);
  return times.find(({ time }) => time === request.time);
}

async function write(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  command: EnquiryCommand,
  { startsAt, upsells, now }: { startsAt: number; upsells: ChosenUpsell[]; now: number },
): Promise<CreateAnswer | null> {
  const { storeId, house, type, request } = command;
  const id = randomUUID();
  const reference = newReference();
  const answer: CreateAnswer = { bookingReference: reference, bookingStatus: statusOf[type] };
  const { rows } = await sql`
    insert into idempotency_keys (key, body_hash, answer, created_at)
    values (${request.idempotencyKey}, ${hashOfRequest(storeId, request)}, ${JSON.stringify(answer)}::jsonb,
      ${new Date(now)})
    on conflict (key) do nothing returning key`.execute(tx);
  if (rows.length === 0) return null;
  const { customer } = request;
  const minutes = turnMinutes(house.place.booking, request.adultCovers + request.childCovers);
  await tx
    .insertInto('bookings')
    .values({
      id,
      reference,
      booking_type: type,
      status: 'received',
      store_id: storeId,
      service_date: request.date,
      service_time: request.time,
      starts_at: new Date(startsAt),
      ends_at: new Date(startsAt + minutes * 60_000),
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
      manage_token_hash: tokenHash(manageToken(deps.tokenSecret, id)),
      created_at: new Date(now),
      sequence: 0,
      upsells: sql`${JSON.stringify(upsells)}::jsonb`,
    })
    .execute();
  await tx
    .insertInto('booking_history')
    .values({ booking_id: id, event: 'received', happened_at: new Date(now), detail: {} })
    .execute();
  await deps.jobs.enqueue(tx, bookingMailJobs([`${type}-received`, `${type}-notice`], { bookingId: id, sequence: 0 }));
  return answer;
}

/** Takes a request down and tells both sides; no table is held by it. The same key is answered the same. */
export async function enquire(deps: DeskDeps, command: EnquiryCommand): Promise<EnquiryOutcome> {
  const { storeId, request } = command;
  const earlier = await earlierOutcome(deps.db, storeId, request);
  if (earlier) return earlier;
  const now = nowOf(deps);
  const time = timeOfService(command, now);
  if (!time) return { ok: false, reason: 'not-offered' };
  const table = { occasionId: request.occasionId, date: request.date, startsAt: time.startsAt, nowMs: now };
  const upsells = chooseUpsells(command.house.place.booking, request.upsellIds, table);
  if (!upsells) return { ok: false, reason: 'extra-gone' };
  const asked = { startsAt: time.startsAt, upsells, now };
  const answer = await deps.db.transaction().execute((tx) => write(tx, deps, command, asked));
  // Somebody sent the same key at the same moment.
  return answer ? { ok: true, answer } : ((await earlierOutcome(deps.db, storeId, request)) as EnquiryOutcome);
}
