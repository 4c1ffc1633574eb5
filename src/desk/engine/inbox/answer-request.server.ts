import type { Kysely } from 'kysely';
import { withLockedDays } from '../../../booking/engine/day/locked-days.server.ts';
import { Rollback, rollbackOutcome } from '../../../booking/engine/day/rollback.ts';
import {
  holdTimes,
  releaseHolds,
  serviceStart,
  type TimeFull,
} from '../../../booking/engine/desk/hold-times.server.ts';
import { type LockedRequest, lockRequest } from '../../../booking/engine/desk/lock-request.server.ts';
import { tableOfferToken } from '../../../booking/engine/reference.ts';
import { menusFor, occasionsOn } from '../../../booking/rules/occasions.ts';
import type { BookingTables, OfferedParty } from '../../../booking/tables.server.ts';
import { tokenHash } from '../../../platform/link-token.ts';
import type { AnswerForm } from '../../contracts/answer-forms.ts';
import { deskJob } from '../../contracts/desk-jobs.ts';
import { offerEnd } from '../../rules/offer-end.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { type RequestAnswer, readAnswers } from './requests.server.ts';

type Tx = Kysely<BookingTables>;

/** Closes a request even if somebody has just answered it. */
type Closing = { act: 'settled'; key: string; seen: null; message: string };

type AnswerCommand = { storeId: string; requestId: string; by: Actor; answer: AnswerForm | Closing };
export type AnswerOutcome = { ok: true } | { ok: false; reason: 'answered-meanwhile' | 'gone' | 'too-soon' } | TimeFull;

/** The party of an offer, by what was asked for; of a group enquiry with the restaurant's first occasion and menu. */
function partyOf({ booking }: DeskDeps, { storeId, date, covers }: Place, request: LockedRequest): OfferedParty {
  const restaurant = booking.restaurants().get(storeId);
  const rules = restaurant?.restaurant.booking;
  const asked = request.booking;
  const occasion = rules && (occasionsOn(rules, date)[0] ?? rules.occasions[0]);
  const menus = restaurant && occasion ? menusFor(restaurant.menus, occasion) : [];
  const childCovers = Math.min(asked?.child_covers ?? 0, covers - 1);
  return {
    adultCovers: covers - childCovers,
    childCovers,
    occasionId: asked?.occasion_id ?? occasion?.id ?? '',
    menuId: asked?.menu_id ?? menus[0]?.id ?? restaurant?.menus[0]?.id ?? '',
    areaId: asked?.area_id ?? null,
  };
}
type Place = { storeId: string; date: string; covers: number };

type Writing = AnswerCommand & { request: LockedRequest; before: readonly RequestAnswer[]; now: number };

/** Holds the offered times; returns the columns of an offer. */
async function writeOffer(tx: Tx, deps: DeskDeps, { storeId, request, now, answer }: Writing) {
  if (answer.act !== 'offer') return { times: [], columns: {} };
  const { key, times, covers } = answer;
  const starts = times.map((time) => serviceStart(time) ?? 0);
  const until = offerEnd({ now, startsAt: Math.min(...starts) });
  if (until === null) throw new Rollback({ ok: false, reason: 'too-soon' });
  const party = partyOf(deps, { storeId, covers, date: times[0]?.date ?? '' }, request);
  const held = await holdTimes(tx, deps.booking, { storeId, party, times, until, now });
  return {
    times: held.map((time, position) => ({
      answer_id: key,
      store_id: storeId,
      position,
      service_date: time.date,
      service_time: time.time,
      starts_at: new Date(time.startsAt),
      ends_at: new Date(time.endsAt),
      hold_id: time.holdId,
    })),
    columns: {
      party: JSON.stringify(party) as unknown as OfferedParty,
      token_hash: tokenHash(tableOfferToken(deps.tokenSecret, key)),
      offered_until: new Date(until),
    },
  };
}

/** Releases what earlier offers still hold: any answer but plain words stands in their place. */
async function withdrawOffers(tx: Tx, deps: DeskDeps, { storeId, before, now, answer }: Writing): Promise<void> {
  if (answer.act === 'words') return;
  const offers = before.filter((each) => each.kind === 'offer' && each.withdrawn_at === null);
  for (const { id, times } of offers) {
    await tx
      .updateTable('request_answers')
      .set({ withdrawn_at: new Date(now) })
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .execute();
    await releaseHolds(tx, deps.booking, { storeId, holdIds: times.map(({ hold_id }) => hold_id), now });
  }
}

async function write(tx: Tx, deps: DeskDeps, writing: Writing): Promise<void> {
  const { storeId, requestId, by, answer, now } = writing;
  await withdrawOffers(tx, deps, writing);
  const { times, columns } = await writeOffer(tx, deps, writing);
  await tx
    .insertInto('request_answers')
    .values({
      id: answer.key,
      store_id: storeId,
      request_id: requestId,
      kind: answer.act,
      message: answer.message,
      sister_store_id: answer.act === 'declined' ? answer.sister : null,
      person_id: by.personId,
      created_at: new Date(now),
      ...columns,
    })
    .execute();
  if (times.length > 0) await tx.insertInto('offered_times').values(times).execute();
  await logAct(tx.withTables<DeskTables>(), {
    at: deps.clock(),
    by,
    act: `request-${answer.act}`,
    storeId,
    subject: requestId,
  });
  if (answer.act !== 'settled') await deps.jobs.enqueue(tx, [deskJob({ answerId: answer.key })]);
}

/**
 * Answers a request, holding the tables it offers, in one transaction. Refused where somebody else has answered since
 * its author looked.
 */
export async function answerRequest(deps: DeskDeps, command: AnswerCommand): Promise<AnswerOutcome> {
  const { storeId, requestId, answer } = command;
  const seen = await readAnswers(deps.db, { storeId, ids: [requestId] });
  const dates = [
    ...seen.flatMap(({ times }) => times.map((time) => time.service_date)),
    ...(answer.act === 'offer' ? answer.times.map(({ date }) => date) : []),
  ];
  const days = dates.map((date) => ({ storeId, date }));
  return withLockedDays<AnswerOutcome>(deps.booking, days, async (tx) => {
    const request = await lockRequest(tx, { requestId, storeId });
    const before = await readAnswers(tx.withTables<DeskTables>(), { storeId, ids: [requestId] });
    if (before.some(({ id }) => id === answer.key)) return { ok: true };
    if (!request) return { ok: false, reason: 'gone' };
    if (answer.seen !== null && answer.seen !== before.length) return { ok: false, reason: 'answered-meanwhile' };
    await write(tx, deps, { ...command, request, before, now: deps.clock().epochMilliseconds });
    return { ok: true };
  }).catch(rollbackOutcome<AnswerOutcome & { ok: false }>);
}
