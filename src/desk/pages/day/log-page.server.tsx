import { useLoaderData } from 'react-router';
import type { BookingRules } from '../../../restaurants/contract.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatDayMonth } from '../../../values/time/wall-time.ts';
import { type LogEntry, readLog } from '../../engine/read-log.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { logText } from './log-text.ts';

/** '20 November, 6.42pm'. */
export const momentText = (at: Date) =>
  `${formatDayMonth(londonNow(at.getTime()).date)}, ${formatTimeOfDay(at.getTime())}`;

/** An entry as a sentence that begins with a name; `them` is who or what it's about. */
export const logLine = (entry: LogEntry, them: string, rules?: BookingRules) => ({
  id: String(entry.id),
  when: momentText(entry.happenedAt),
  who: entry.person === null ? 'The desk' : entry.person || 'Somebody',
  what: logText(entry, them, rules),
});

export async function loader(args: PageArgs) {
  const { storeId, title, deps } = restaurantFor(args, 'manage');
  const entries = await readLog(deps.db, { storeId });
  const rules = deps.booking.restaurants().get(storeId)?.restaurant.booking;
  return { title, entries: entries.map((entry) => logLine(entry, entry.subject || 'a guest', rules)) };
}

export function LogList({ entries }: { entries: ReturnType<typeof logLine>[] }) {
  return (
    <ol className="mt-4">
      {entries.map(({ id, when, who, what }) => (
        <li key={id} className="border-b border-line py-2 sm:flex sm:gap-x-4">
          <span className="block w-48 shrink-0 text-ink-soft">{when}</span>
          <span>
            <strong>{who}</strong> {what}
          </span>
        </li>
      ))}
    </ol>
  );
}

export default function LogPage() {
  const { title, entries } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={`Who did what at ${title}`}>
      {entries.length === 0 && <p className="mt-4">Nothing yet.</p>}
      <LogList entries={entries} />
    </DeskPage>
  );
}
