import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { formatTime } from '../../../values/time/wall-time.ts';
import { type PartyStep, statusNames } from '../../contracts/party-steps.ts';
import { clockText } from '../walk-in/seat-words.ts';
import { StayButtons } from '../walk-in/stay-buttons.server.tsx';
import type { ShownParty } from './shown-party.ts';

type RowParty = ShownParty & {
  next: PartyStep[];
  canUndo: boolean;
  /** Since its time; negative before. */
  minutesLate: number;
  /** Where the card of a no-show is charged or waived. */
  charge: { path: string; amount: string } | null;
};

type StatusButtonProps = {
  party: Pick<RowParty, 'id' | 'name' | 'status'>;
  to: PartyStep | 'undo';
  /** The day's address, from any other page: loaded then, since that page doesn't show the day. */
  day?: string;
};

export function StatusButton({ party, to, day }: StatusButtonProps) {
  const words = to === 'undo' ? 'Undo' : statusNames[to];
  return (
    <Form
      method="post"
      action={day}
      id={`${party.id}-${to === 'undo' || to === 'no-show' ? to : 'go'}`}
      data-waits={day ? undefined : ''}
    >
      <input type="hidden" name="bookingId" value={party.id} />
      <input type="hidden" name="from" value={party.status} />
      <Button
        type="submit"
        name="to"
        value={to}
        size="medium"
        variant={to === 'undo' ? 'quiet' : to === 'no-show' ? 'line' : 'basil'}
        aria-label={to === 'undo' ? `Undo ${statusNames[party.status]} for ${party.name}` : `${words}: ${party.name}`}
      >
        {words}
      </Button>
    </Form>
  );
}

const LATE_FROM = 5;

function statusText({ isCancelled, status, minutesLate }: RowParty): string {
  if (isCancelled) return 'Cancelled';
  if (status !== 'booked') return statusNames[status];
  return minutesLate >= LATE_FROM ? `${minutesLate} min late` : '';
}

function Needs({ party }: { party: RowParty }) {
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1">
      {party.needs.map(({ label, value }) => (
        <div
          key={label}
          className={`flex gap-1 rounded-sm px-2 ${label === 'Allergies' ? 'bg-butter' : 'bg-butter-tint'}`}
        >
          <dt className="font-bold">{label}:</dt>
          <dd>{value.replaceAll('\n', ', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One party: what its table must know first, then who it is, then what can be done. */
export function PartyRow({ party, works, slug }: { party: RowParty; works: boolean; slug: string }) {
  const { id, time, covers, childCovers, name, reference, tables, area, occasion, request, extras, status, phone } =
    party;
  const tags = [party.isWalkIn && name !== 'Walk-in' && 'Walk-in', party.visit].filter(Boolean).join(' · ');
  const isSitting = status === 'seated' && tables.length > 0 && !party.isCancelled;
  const isOver = party.isCancelled || status === 'left' || status === 'no-show';
  return (
    <li
      id={id}
      data-name={name}
      className={`flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 ${isOver ? 'bg-shade' : ''}`}
    >
      <p className="w-18 shrink-0">
        <span className="figures block text-lg whitespace-nowrap">{formatTime(time)}</span>
        <span data-status="" className="text-sm">
          {statusText(party)}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base font-bold">
          <Link to={`/${slug}/parties/${id}`} className="inline-flex min-h-11 items-center text-link">
            {name}, {covers}
          </Link>{' '}
          {childCovers > 0 && <span className="font-normal">(children: {childCovers})</span>}
          {tags && <span className="text-sm font-normal">{tags}</span>}
        </h3>
        <Needs party={party} />
        <p className="text-sm">
          {[
            !party.isCancelled && `Table ${tables.join(' + ') || 'to find'}`,
            isSitting && `until ${clockText(party.endsAt)}`,
            area,
            occasion,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {party.note && <p className="max-w-text font-semibold">Team: {party.note}</p>}
        {request && <p className="max-w-text">{request}</p>}
        {extras.length > 0 && <p className="text-sm">{extras.join(', ')}</p>}
        <p className="text-sm text-ink-soft">
          {reference}
          {party.hasGuarantee && ' · card held'}
          {phone && (
            <>
              {' · '}
              <PhoneLink phone={phone} className="inline-flex min-h-11 items-center text-link tabular-nums" />
            </>
          )}
        </p>
        {party.voucher && (
          <Link to={`/${slug}/vouchers`} className="inline-flex min-h-11 items-center text-sm text-link">
            Voucher: {party.voucher}
          </Link>
        )}
        {party.charge && (
          <Link to={party.charge.path} className="inline-flex min-h-11 items-center text-link">
            Charge {party.charge.amount} or waive
          </Link>
        )}
      </div>
      {works && (
        <div className="flex basis-full flex-wrap items-center justify-end gap-3 sm:basis-auto">
          {isSitting && party.canUndo && <StayButtons slug={slug} party={party} />}
          <div data-steps="" className="flex items-center gap-3">
            {party.canUndo && <StatusButton party={party} to="undo" />}
            {party.next.map((step) => (
              <StatusButton key={step} party={party} to={step} />
            ))}
          </div>
        </div>
      )}
    </li>
  );
}
