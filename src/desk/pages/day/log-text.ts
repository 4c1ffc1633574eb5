import type { BookingRules } from '../../../restaurants/contract.ts';
import { listInWords } from '../../../values/text.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatShortDay } from '../../../values/time/wall-time.ts';
import type { PartyStatus } from '../../contracts/party-steps.ts';
import { roleNames } from '../../contracts/roles.ts';
import type { LogEntry } from '../../engine/read-log.server.ts';
import { closedName, spanText } from '../../rules/blocks.ts';
import { STEPS_AFTER } from '../../rules/party-status.ts';
import { tablesText } from '../../rules/party-text.ts';

const ACTS: Record<string, string> = {
  invited: 'invited {them}',
  'device-enrolled': 'set up a shared tablet',
  'device-removed': 'removed a shared tablet',
  'pin-given': 'entered their PIN',
  'sheet-mails': 'chose when the day sheet is e-mailed',
  'walk-in': 'seated {them} as a walk-in',
  note: 'wrote a note about {them}',
  'note-removed': 'deleted the note about {them}',
  booked: 'booked a table for {them}',
  'held-for-card': 'held a table for {them}, for their card',
  cancelled: 'cancelled the booking for {them}',
  'guarantee-charge': 'charged the card for {them}',
  'guarantee-waive': 'waived the charge for {them}',
  'voucher-redeemed': 'redeemed a voucher',
  'voucher-restored': 'made a redeemed voucher good again',
  'request-offer': 'offered times to {them}',
  'request-declined': 'declined the request from {them}',
  'request-words': 'wrote to {them}',
  'request-settled': 'closed the request from {them}',
  'waitlist-add': 'put a party on the waiting list',
  'waitlist-offer': 'offered a table to somebody on the waiting list',
  'waitlist-remove': 'took somebody off the waiting list',
  'closing-told': 'e-mailed the guests about the closing',
  'guest-move': 'moved {them} to another restaurant for the closing',
  'guest-change': 'moved {them} to another day for the closing',
  'guest-cancel': 'cancelled the booking for {them} because of the closing',
  'day-exported': 'downloaded a day as CSV',
  'feed-added': 'made a calendar link',
  'feed-removed': 'withdrew a calendar link',
  'webhook-added': 'added a webhook',
  'webhook-removed': 'removed a webhook',
  'webhook-secret-changed': 'changed a webhook’s secret',
  'webhook-resumed': 'resent what a webhook had missed',
  'webhook-stopped': 'turned a webhook off after too many failures',
  'guest-noted': 'added a note to a guest',
  'guest-note-removed': 'deleted a note from a guest',
};

const STEPS: Record<PartyStatus, { done: string; undone: string }> = {
  booked: { done: '', undone: '' },
  arrived: { done: 'marked {them} as arrived', undone: 'undid the arrival for {them}' },
  seated: { done: 'seated {them}', undone: 'undid the seating for {them}' },
  left: { done: 'marked {them} as left', undone: 'undid “left” for {them}' },
  'no-show': { done: 'marked {them} as a no-show', undone: 'undid the no-show for {them}' },
};

type Rules = Pick<BookingRules, 'tables' | 'areas'>;
const NO_TABLES: Rules = { tables: [], areas: [] };

type States = Pick<LogEntry, 'before' | 'after'>;
type Logged = States & Pick<LogEntry, 'act' | 'device'>;

function statusText({ before, after }: States): string {
  const from = before?.status ?? 'booked';
  const to = after?.status ?? 'booked';
  return STEPS_AFTER[from].some((step) => step === to) ? STEPS[to].done : STEPS[from].undone;
}

const timeText = (instant: string | number) => formatTimeOfDay(new Date(instant).getTime());

/** 'changed {them} from 4 to 6, moved {them} to tables P1 + P2, 7.30pm and e-mailed {them}'. */
function moveText({ before, after }: States): string {
  const [from, to] = [before, after].map((state) => (state?.adultCovers ?? 0) + (state?.childCovers ?? 0));
  const { tableIds = [], date, startsAt, told } = after ?? {};
  const places = [
    tableIds.length > 0 && tableIds.join('+') !== before?.tableIds?.join('+') && tablesText(tableIds),
    date && date !== before?.date && formatShortDay(date),
    startsAt && startsAt !== before?.startsAt && timeText(startsAt),
  ].filter(Boolean);
  const changes = [
    ...(from && to && from !== to ? [`changed {them} from ${from} to ${to}`] : []),
    ...(places.length > 0 ? [`moved {them} to ${places.join(', ')}`] : []),
  ];
  if (changes.length === 0) changes.push('changed the booking for {them}');
  return listInWords(told ? [...changes, 'e-mailed {them}'] : changes, 'and');
}

/** ' on Fri 27 November', ' from Fri 27 November to Sun 29 November'; '' in entries of old. */
function daysText(closing: LogEntry['after']): string {
  const { firstDate, lastDate } = closing ?? {};
  if (!firstDate || !lastDate) return '';
  const [first, last] = [formatShortDay(firstDate), formatShortDay(lastDate)];
  return first === last ? ` on ${first}` : ` from ${first} to ${last}`;
}

/** 'table M4', 'the whole restaurant'. */
function closedText(rules: Rules, tableIds: readonly string[]): string {
  const name = closedName(rules, tableIds);
  return name.startsWith('Table') ? tablesText(tableIds) : name.replace(/^The /, 'the ');
}

/** 'table M4 for Fri 27 November', 'table M4 from 8pm to 9pm on Fri 27 November'. */
function blockText(
  { kind, tableIds = [], date, startsAt, endsAt }: NonNullable<LogEntry['after']>,
  rules: Rules,
): string {
  const what = kind === 'tables' ? closedText(rules, tableIds) : kind === 'online' ? 'online booking' : 'the pacing';
  if (!date) return what;
  const span = spanText(date, { startsAt: Number(startsAt), endsAt: Number(endsAt) });
  return span ? `${what} ${span} on ${formatShortDay(date)}` : `${what} for ${formatShortDay(date)}`;
}

const roleOf = (states: LogEntry['after']) => (states?.role ? roleNames[states.role].toLowerCase() : 'member');

/** Acts whose words say more than what was done. */
const WITH_STATES: Record<string, (states: States, rules: Rules) => string> = {
  status: statusText,
  moved: moveText,
  stayed: ({ after }) => `let {them} stay ${after?.endsAt ? `until ${timeText(after.endsAt)}` : 'longer'}`,
  'role-set': ({ after }) => `gave {them} the role of ${roleOf(after)}`,
  'role-withdrawn': ({ before }) => `took the role of ${roleOf(before)} from {them}`,
  closed: ({ after }, rules) => `${after?.kind === 'pacing' ? 'changed' : 'closed'} ${blockText(after ?? {}, rules)}`,
  'restaurant-closed': ({ after }) => `closed the restaurant${daysText(after)}`,
  'restaurant-reopened': ({ after }) => `reopened the restaurant${daysText(after)}`,
  reopened: ({ before }, rules) =>
    `${before?.kind === 'pacing' ? 'reset' : 'reopened'} ${blockText(before ?? {}, rules)}`,
};

/** What somebody did, after their name: 'seated Ann Baker, on Front door'. */
export function logText({ act, before, after, device }: Logged, them: string, rules = NO_TABLES): string {
  const text = WITH_STATES[act]?.({ before, after }, rules) ?? ACTS[act] ?? act;
  const what = text.replace('{them}', () => them).replaceAll('{them}', 'them');
  return device ? `${what}, on ${device}` : what;
}
