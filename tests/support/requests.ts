import type { Kysely } from 'kysely';
import type { EngineDeps } from '../../src/booking/engine/day/engine-deps.ts';
import { tableOfferToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { AnswerForm } from '../../src/desk/contracts/answer-forms.ts';
import type { DeskDeps } from '../../src/desk/engine/desk-deps.ts';
import { answerRequest } from '../../src/desk/engine/inbox/answer-request.server.ts';

type Sample = { id?: string; date?: string; hoursAgo?: number; covers?: number };

/** Writes an enquiry for 7pm at restaurant 9001; returns its id. */
export async function addEnquiry(
  { db, clock }: { db: Kysely<BookingTables>; clock: EngineDeps['clock'] },
  { id = crypto.randomUUID(), date = '2026-11-27', hoursAgo = 1, covers = 4 }: Sample = {},
): Promise<string> {
  const startsAt = new Date(`${date}T19:00Z`);
  await db
    .insertInto('bookings')
    .values({
      id,
      reference: id.slice(0, 8),
      booking_type: 'enquiry',
      source: 'online',
      status: 'received',
      store_id: '9001',
      service_date: date,
      service_time: '19:00',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 5_400_000),
      adult_covers: covers,
      child_covers: 0,
      occasion_id: 'table',
      menu_id: 'main',
      area_id: null,
      first_name: 'Ann',
      last_name: 'Baker',
      email: 'ann@example.co.uk',
      phone_number: '+447700900123',
      special_request: 'By the window, please.',
      should_receive_promotions: false,
      should_receive_sms: false,
      should_receive_sms_promotions: false,
      needs: null,
      manage_token_hash: Buffer.from(id),
      created_at: new Date(clock().subtract({ hours: hoursAgo }).epochMilliseconds),
      sequence: 0,
      team_note: '',
      cancellation_words: '',
      offer_slug: null,
      upsells: JSON.stringify([]) as unknown as [],
    })
    .execute();
  return id;
}

/** Answers a request as somebody at the desk does; returns the outcome, and the token of what was offered. */
export async function answerAsStaff(engine: EngineDeps, requestId: string, answer: AnswerForm) {
  const deps = { ...engine, db: engine.db as unknown as DeskDeps['db'], booking: engine } as unknown as DeskDeps;
  const by = { personId: null, deviceId: null };
  const outcome = await answerRequest(deps, { storeId: '9001', requestId, by, answer });
  return { outcome, offerToken: tableOfferToken(engine.tokenSecret, answer.key) };
}

/** An offer of these times of a date, to two. */
export const offerOf = (date: string, times: readonly string[]): AnswerForm => ({
  ...{ act: 'offer', key: crypto.randomUUID(), seen: 0, message: '', covers: 2 },
  times: times.map((time) => ({ date, time })),
});
