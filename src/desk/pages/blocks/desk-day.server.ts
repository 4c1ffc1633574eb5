import type { LoaderFunctionArgs } from 'react-router';
import type { BookingTables, DayBlockRow } from '../../../booking/tables.server.ts';
import type { Restaurant } from '../../../restaurants/contract.ts';
import { isDate } from '../../../values/time/wall-time.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { closedName, closedSpan } from '../../rules/blocks.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { clockText } from '../walk-in/seat-words.ts';

/** The service date of a page's address, else today's. */
export function dateIn({ request }: Pick<LoaderFunctionArgs, 'request'>, { clock }: Pick<DeskDeps, 'clock'>) {
  const today = serviceDateAt(clock().epochMilliseconds);
  const date = new URL(request.url).searchParams.get('date') ?? '';
  return { today, date: isDate(date) ? date : today };
}

/** A restaurant with its tables. */
export function rulesOf({ booking }: Pick<DeskDeps, 'booking'>, storeId: string): Restaurant {
  const found = booking.restaurants().get(storeId);
  if (!found) throw new Error(`no rules for ${storeId}`);
  return found.restaurant;
}

export const bookingDb = ({ db }: Pick<DeskDeps, 'db'>) => db.withTables<BookingTables>();

/** '7.30pm'; '' at the start or end of the whole day. */
const wallTime = (instant: Date, wholeDay: number) =>
  instant.getTime() === wholeDay ? '' : clockText(instant.getTime());

/** 'Terrace, from 6pm to 9pm', 'No online booking', 'Pacing: up to 12 covers every 15 minutes'. */
export function blockText({ booking }: Pick<Restaurant, 'booking'>, block: DayBlockRow): string {
  if (block.kind === 'online') return 'No online booking';
  if (block.kind === 'pacing') return `Pacing: up to ${block.covers} covers every ${booking.slotMinutes} minutes`;
  const day = closedSpan(block.service_date, { from: '', until: '' });
  const from = block.starts_at && wallTime(block.starts_at, day?.startsAt ?? 0);
  const until = block.ends_at && wallTime(block.ends_at, day?.endsAt ?? 0);
  const span = [from && `from ${from}`, until && `to ${until}`].filter(Boolean).join(' ') || 'all day';
  return `${closedName(booking, block.table_ids)}, ${span}`;
}
