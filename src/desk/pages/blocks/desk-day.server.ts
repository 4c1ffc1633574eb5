import type { DayBlockRow } from '../../../booking/tables.server.ts';
import type { Restaurant } from '../../../restaurants/contract.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { closedName, closedSpan } from '../../rules/blocks.ts';

/** A restaurant with its tables. */
export function rulesOf({ booking }: Pick<DeskDeps, 'booking'>, storeId: string): Restaurant {
  const found = booking.restaurants().get(storeId);
  if (!found) throw new Error(`no rules for ${storeId}`);
  return found.restaurant;
}

/** 'Terrace, from 6pm to 9pm', 'No online booking', 'Pacing: up to 12 covers every 15 minutes'. */
export function blockText({ booking }: Pick<Restaurant, 'booking'>, block: DayBlockRow): string {
  if (block.kind === 'online') return 'No online booking';
  if (block.kind === 'pacing') return `Pacing: up to ${block.covers} covers every ${booking.slotMinutes} minutes`;
  const day = closedSpan(block.service_date, { from: '', until: '' });
  const [from, until] = [block.starts_at?.getTime(), block.ends_at?.getTime()];
  const span = [
    from && from !== day?.startsAt && `from ${formatTimeOfDay(from)}`,
    until && until !== day?.endsAt && `to ${formatTimeOfDay(until)}`,
  ];
  return `${closedName(booking, block.table_ids)}, ${span.filter(Boolean).join(' ') || 'all day'}`;
}
