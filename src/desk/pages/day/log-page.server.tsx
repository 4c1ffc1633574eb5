import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatDayMonth, formatTime, timeOf } from '../../../values/time/wall-time.ts';
import { readLog } from '../../engine/read-log.server.ts';
import { deskContext, requireAct, restaurantIn } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';

const ACTS: Record<string, string> = {
  invited: 'invited',
  'role-set': 'gave a role',
  'role-withdrawn': 'took a role away',
  'device-enrolled': 'shared a tablet',
  'device-removed': 'removed a tablet',
  'pin-given': 'gave their PIN',
  'sheet-mails': 'chose when the day sheet is e-mailed',
  closed: 'blocked tables or online booking',
  reopened: 'lifted a block',
  'walk-in': 'seated a walk-in',
  moved: 'moved a party',
  stayed: 'let a party stay longer',
  note: 'wrote a note',
  booked: 'booked a table',
  'held-for-card': 'held a table for a card',
  cancelled: 'cancelled for the restaurant',
  'note-removed': 'removed the note',
  'guarantee-charge': 'charged a card',
  'guarantee-waive': 'waived a charge',
  'voucher-redeemed': 'redeemed a voucher',
  'voucher-restored': 'took back a voucher',
  'request-offer': 'offered times',
  'request-declined': 'declined a request',
  'request-words': 'wrote to a guest',
  'request-settled': 'closed a request',
  'waitlist-add': 'put a party on the waiting list',
  'waitlist-offer': 'offered a table to the waiting list',
  'waitlist-remove': 'took a guest off the waiting list',
  'restaurant-closed': 'closed the restaurant',
  'closing-told': 'wrote to the guests of a closing',
  'restaurant-reopened': 'opened the restaurant again',
  'guest-move': 'moved a guest of a closing',
  'guest-change': 'changed the day of a guest of a closing',
  'guest-cancel': 'cancelled a guest of a closing',
  'day-exported': 'downloaded a day',
  'feed-added': 'made a calendar link',
  'feed-removed': 'withdrew a calendar link',
  'webhook-added': 'added a webhook',
  'webhook-removed': 'removed a webhook',
  'webhook-secret-changed': 'changed a webhook’s secret',
  'webhook-resumed': 'sent a webhook’s failures again',
  'webhook-stopped': 'turned a webhook off after failures',
  'guest-noted': 'added a guest’s note',
  'guest-note-removed': 'removed a guest’s note',
};

type Entry = Awaited<ReturnType<typeof readLog>>[number];

/** 'booked to arrived', 'gave a role (host)'. */
function actText({ act, before, after }: Entry): string {
  if (act === 'status') return `${before?.status} to ${after?.status}`;
  const role = after?.role ?? before?.role;
  return `${ACTS[act] ?? act}${role ? ` (${role})` : ''}`;
}

/** '20 November, 6.42pm'. */
export function momentText(at: Date): string {
  const { date, minutes } = londonNow(at.getTime());
  return `${formatDayMonth(date)}, ${formatTime(timeOf(minutes))}`;
}

/** Who did what, in words. */
export function logLine(entry: Entry) {
  const what = entry.device ? `${actText(entry)}, on ${entry.device}` : actText(entry);
  return { who: entry.person || 'Somebody', what };
}

export async function loader(args: LoaderFunctionArgs) {
  const { storeId, title } = restaurantIn(args);
  requireAct(args, 'manage', storeId);
  const entries = await readLog(args.context.get(deskContext).deps.db, { storeId });
  return {
    title,
    entries: entries.map((entry) => {
      const { who, what } = logLine(entry);
      const about = [what, entry.subject].filter(Boolean).join(', ');
      return { id: entry.id, when: momentText(entry.happenedAt), who, what: about };
    }),
  };
}

export default function LogPage() {
  const { title, entries } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={`Who did what at ${title}`}>
      {entries.length === 0 && <p className="mt-4">Nothing yet.</p>}
      <ol className="mt-4">
        {entries.map(({ id, when, who, what }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <span className="w-48 text-ink-soft">{when}</span>
            <span>
              <strong>{who}</strong>, {what}
            </span>
          </li>
        ))}
      </ol>
    </DeskPage>
  );
}
