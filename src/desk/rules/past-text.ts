import { MINUTE_MS } from '../../values/time/duration.ts';
import type { PartyStatus } from '../contracts/party-steps.ts';

const PAST_FROM = 5;

type Party = { status: PartyStatus; startsAt: Date; endsAt: Date; tables: readonly string[] };

export const isSitting = ({ status, tables }: Pick<Party, 'status' | 'tables'>) =>
  status === 'seated' && tables.length > 0;

/** '12 min late', or for a party at its table '6 min over'; null before. */
export function pastText(party: Party, now: number): string | null {
  const isOver = isSitting(party);
  if (!isOver && party.status !== 'booked') return null;
  const minutes = Math.floor((now - (isOver ? party.endsAt : party.startsAt).getTime()) / MINUTE_MS);
  return minutes < PAST_FROM ? null : `${minutes} min ${isOver ? 'over' : 'late'}`;
}
