import { data, redirect } from 'react-router';
import type { MoveOutcome } from '../../../booking/engine/desk/move-party.server.ts';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { moveForm } from '../../contracts/party-forms.ts';
import type { DeskParty } from '../../engine/parties.server.ts';
import { moveTo, swapTables } from '../../engine/seating/move.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { livePage } from '../../frame/live-page.server.ts';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { isFinished, serviceDateAt } from '../../rules/party-status.ts';
import { tablesText } from '../../rules/party-text.ts';
import { axisOf, columnAt, startAt, tablesFrom } from '../../rules/timeline.ts';
import { rulesOf } from '../blocks/desk-day.server.ts';
import { type DaySeats, type PickedUp, readDaySeated, timelineRows } from './read-timeline.server.ts';

/** The party that is picked up, at the time it could be moved to. */
function pickedUp(query: URLSearchParams, date: string, { parties }: DaySeats, now: number): PickedUp | null {
  const party = parties.find(({ id }) => id === query.get('party'));
  if (!party || isFinished(party)) return null;
  const at = query.get('at') ?? '';
  const before = party.startsAt.getTime();
  const startsAt = (/^([01]\d|2[0-3]):[0-5]\d$/.test(at) && at !== party.time && startAt(date, at)) || before;
  const endsAt = startsAt + party.endsAt.getTime() - before;
  // A seated party needs its new table from now.
  return {
    party,
    startsAt,
    endsAt,
    from: startsAt === before ? Math.max(startsAt, now - (now % MINUTE_MS)) : startsAt,
  };
}

/** What has just been done, by the page's address: 'Swapped: Grace Okoro to M13, Nadia Singh to M8.' */
function doneText(query: URLSearchParams, { parties }: DaySeats): string | null {
  const partyOf = (key: string) => parties.find(({ id }) => id === query.get(key));
  const [moved, other] = [partyOf('moved'), partyOf('with')];
  if (!moved) return null;
  const to = ({ name, tables }: DeskParty) => `${name} to ${tables.join(' + ')}`;
  return other ? `Swapped: ${to(moved)}, ${to(other)}.` : `Moved: ${to(moved)}, ${formatTime(moved.time)}.`;
}

export async function loader(args: PageArgs) {
  const desk = restaurantFor(args, 'see-day');
  const { storeId, deps, now, date, today, works, page } = desk;
  const live = await livePage(desk, date);
  const restaurant = rulesOf(deps, storeId);
  const day = await readDaySeated(deps, { storeId, date });
  const moves = date >= today && works;
  const query = new URL(args.request.url).searchParams;
  const picked = moves ? pickedUp(query, date, day, now) : null;
  const shown = day.parties.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }));
  const axis = axisOf(restaurant, date, picked ? [...shown, picked] : shown);
  return {
    ...page,
    live,
    moves,
    now: date === today ? now : null,
    axis,
    picked,
    done: picked ? null : doneText(query, day),
    moved: query.get('moved'),
    nowColumn: axis.startsAt <= now && now < axis.endsAt ? columnAt(axis, now) : null,
    areas: timelineRows(restaurant.booking, axis, day, picked),
    withoutTable: day.parties.filter((party) => party.tables.length === 0 && !isFinished(party)),
  };
}
export type Timeline = Awaited<ReturnType<typeof loader>>;

type Refusal = MoveOutcome & { ok: false };

/** 'Ann Baker has table 5 until 8.30pm.' */
function whoIsThere({ by }: Refusal & { reason: 'taken' }, { parties, blocks }: DaySeats): string {
  return by
    .map(({ partyId, endsAt, tableIds }) => {
      const tables = tablesText(tableIds);
      const party = parties.find(({ id }) => id === partyId);
      if (party) return `${party.name} has ${tables} until ${formatTimeOfDay(endsAt)}.`;
      const block = blocks.find(({ id }) => id === partyId);
      return block ? `That table is closed: ${block.reason}` : `Somebody is booking ${tables} online just now.`;
    })
    .join(' ');
}

const ELSEWHERE = 'They can’t go there. Try another table or time.';
const REFUSALS: Partial<Record<Refusal['reason'], string>> = {
  'moved-meanwhile': 'Somebody else has moved them. Here’s where they are now.',
  'not-found': 'They’re not booked on this day any more.',
};
const refusalText = (refusal: Refusal, day: DaySeats): string =>
  refusal.reason === 'taken' ? whoIsThere(refusal, day) : (REFUSALS[refusal.reason] ?? ELSEWHERE);

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by, date } = restaurantFor(args, 'work-day');
  const day = await readDaySeated(deps, { storeId, date });
  const { bookingId, seen, startsAt, to, swap, tellsDiner } = await readWholeForm(args.request, moveForm);
  const isOtherTime = startsAt !== seen.startsAt;
  if (isOtherTime && serviceDateAt(startsAt) !== date) return data({ refusal: ELSEWHERE }, BAD_REQUEST);
  const covers = day.parties.find(({ id }) => id === bookingId)?.covers ?? 1;
  const move = { storeId, date, by, bookingId, seen };
  const outcome = swap
    ? await swapTables(deps, { ...move, other: swap })
    : await moveTo(deps, {
        ...move,
        tableIds: tablesFrom(rulesOf(deps, storeId).booking, to, covers),
        ...(isOtherTime && { startsAt, tellsDiner: tellsDiner === 'yes' }),
      });
  if (outcome.ok) {
    const done = new URLSearchParams({ date, moved: bookingId, ...(swap && { with: swap.id }) });
    throw redirect(`/${slug}/timeline?${done}#party-${bookingId}`, SEE_OTHER);
  }
  // Somebody may have been faster since the day was read.
  return data({ refusal: refusalText(outcome, await readDaySeated(deps, { storeId, date })) }, CONFLICT);
}
