import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { type ClosedPart, readBlocks } from '../../../booking/engine/desk/blocks.server.ts';
import { blockIdOf } from '../../../booking/engine/desk/closing/close-days.server.ts';
import type { Restaurant } from '../../../restaurants/contract.ts';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { blockForm } from '../../contracts/block-form.ts';
import { closePart, reopenPart } from '../../engine/blocks/blocks.server.ts';
import { readClosingsWithin } from '../../engine/closing/read-closings.server.ts';
import { readParties } from '../../engine/parties.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { type FormProblems, readForm } from '../../frame/read-form.server.ts';
import { blockText, closablePart, closableParts, closedSpan, partiesTouched } from '../../rules/blocks.ts';
import { rulesOf } from './desk-day.server.ts';

export async function loader(args: PageArgs) {
  const { storeId, deps, date, page } = restaurantFor(args, 'manage');
  const restaurant = rulesOf(deps, storeId);
  const { slotMinutes, pacingCovers } = restaurant.booking;
  const parties = await readParties(deps.db, { storeId, date });
  const { db } = deps.booking;
  const [closing] = await readClosingsWithin(db, { storeId, firstDate: date, lastDate: date });
  const own = closing && blockIdOf(closing.id, date);
  const blocks = (await readBlocks(db, { storeId, date })).filter(({ id }) => id !== own);
  return {
    ...page,
    key: crypto.randomUUID(),
    parts: closableParts(restaurant.booking),
    closingId: closing?.id ?? null,
    isOnlineStopped: blocks.some(({ kind }) => kind === 'online'),
    pacing: {
      slotMinutes,
      usual: pacingCovers,
      covers: blocks.find(({ kind }) => kind === 'pacing')?.covers ?? pacingCovers,
    },
    blocks: blocks.map((block) => {
      const [startsAt, endsAt] = [block.starts_at?.getTime() ?? 0, block.ends_at?.getTime() ?? 0];
      const touched = partiesTouched(parties, { tableIds: block.table_ids, startsAt, endsAt });
      return { ...block, text: blockText(restaurant.booking, block), parties: touched };
    }),
  };
}
export type BlocksDay = Awaited<ReturnType<typeof loader>>;

type Closing = Exclude<z.output<typeof blockForm>, { act: 'lift' }>;

/** The part of the day a form closes, or its problems. */
function closedPart({ booking }: Restaurant, form: Closing, today: string): ClosedPart | { problems: FormProblems } {
  if (form.date < today) return { problems: { reason: 'That day is over.' } };
  if (form.act === 'online') return { kind: 'online' };
  if (form.act === 'pacing') return { kind: 'pacing', covers: form.covers };
  const part = closablePart(booking, form.where);
  if (!part) return { problems: { where: 'Choose what to close.' } };
  const span = closedSpan(form.date, form);
  if (!span) return { problems: { until: 'Choose a time after the start.' } };
  return { kind: 'tables', tableIds: part.tableIds, ...span };
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by, today } = restaurantFor(args, 'manage');
  const form = await readForm(args.request, blockForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const { value } = form;
  const day = `/${slug}/blocks?date=${value.date}`;
  if (value.act === 'lift') {
    await reopenPart(deps, { storeId, id: value.blockId, by });
    throw redirect(`${day}#day`, SEE_OTHER);
  }
  const part = closedPart(rulesOf(deps, storeId), value, today);
  if ('problems' in part) {
    const given = Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, String(typed)]));
    return data({ ok: false as const, given, ...part }, BAD_REQUEST);
  }
  const { key: id, date, reason } = value;
  await closePart(deps, { id, storeId, date, reason, part, by });
  throw redirect(`${day}#${id}`, SEE_OTHER);
}
