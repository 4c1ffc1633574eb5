import { MINUTE_MS } from '../../values/time/duration.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { NIGHT_ENDS } from '../../values/time/time-window.ts';
import { minutesOf } from '../../values/time/wall-time.ts';
import { PARTY_STATUSES, type PartyStatus, type PartyStep } from '../contracts/party-steps.ts';

const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;

export const STEPS_AFTER: Record<PartyStatus, readonly PartyStep[]> = {
  booked: ['arrived', 'no-show'],
  arrived: ['seated'],
  seated: ['left'],
  left: [],
  'no-show': [],
};

/** The status before a step. */
export const statusBefore = (step: PartyStatus): PartyStatus =>
  PARTY_STATUSES.find((status) => STEPS_AFTER[status].some((next) => next === step)) ?? 'booked';

type Change = { from: PartyStatus; to: PartyStep | 'undo' };

/** Whether the steps already match the change, because it was sent twice or somebody else made it. */
export const isAlready = (steps: readonly PartyStatus[], { from, to }: Change): boolean =>
  to === 'undo' ? !steps.includes(from) : steps.includes(to);

type Party = { status: PartyStatus; startsAt: Date | number };

/** The next steps of a party. */
export const nextSteps = ({ status, startsAt }: Party, now: number): PartyStep[] =>
  STEPS_AFTER[status].filter((step) => step !== 'no-show' || now - +startsAt >= NO_SHOW_AFTER_MS);

/** When a party may be marked as a no-show (epoch ms); null where it already may, or has come. */
export const noShowFrom = ({ status, startsAt }: Party, now: number): number | null =>
  status === 'booked' && now - +startsAt < NO_SHOW_AFTER_MS ? +startsAt + NO_SHOW_AFTER_MS : null;

/** The date of service at a moment (epoch ms): until the night ends, that of the evening before. */
export const serviceDateAt = (now: number): string => londonNow(now - minutesOf(NIGHT_ENDS) * MINUTE_MS).date;

/** Whether a step frees the party's tables, or takes back one that did, or that seated a walk-in. */
export const freesTables = ({ from, to }: { from: PartyStatus; to: PartyStep | 'undo' }): boolean =>
  to === 'undo' ? from !== 'arrived' : to === 'left' || to === 'no-show';

/** How long a party that has gone stays where it was, within reach of Undo. */
const STAYS_MS = 10 * MINUTE_MS;

type Finished = { status: PartyStatus; changedAt: Date | null };

/** Whether a party left, or was marked as a no-show. */
export const isFinished = ({ status }: { status: PartyStatus }) => status === 'left' || status === 'no-show';

/** Whether it finished at least ten minutes ago. */
export const isGone = ({ status, changedAt }: Finished, now: number): boolean =>
  isFinished({ status }) && now - (changedAt?.getTime() ?? 0) >= STAYS_MS;

/** When a party sat down; null unless it’s seated. */
export const seatedAt = ({ status, changedAt }: Finished): Date | null => (status === 'seated' ? changedAt : null);

type AtTables = { id: string; status: PartyStatus; tables: readonly string[] };

/** Who else sits at the table of a party that is here. */
export function sitterAtTable<Party extends AtTables>(parties: readonly Party[], { id, status, tables }: AtTables) {
  if (status !== 'arrived' && status !== 'seated') return undefined;
  return parties.find(
    (other) => other.id !== id && other.status === 'seated' && other.tables.some((table) => tables.includes(table)),
  );
}

type Cancellable = { status: PartyStatus; isCancelled: boolean; endsAt: Date };

/** Whether the restaurant may still cancel a party: not once it is here, or its time is over. */
export const canBeCancelled = ({ status, isCancelled, endsAt }: Cancellable, now: number): boolean =>
  !isCancelled && status === 'booked' && endsAt.getTime() > now;

/** Whether staff may give a party another table, time or size: until it has left, or its time is over. */
export const canBeMoved = ({ status, isCancelled, endsAt }: Cancellable, now: number): boolean =>
  !isCancelled && !isFinished({ status }) && endsAt.getTime() > now;

/** Whether a party may go to another day: until it's here. */
export const changesDay = ({ status }: Pick<Cancellable, 'status'>): boolean => status === 'booked';
