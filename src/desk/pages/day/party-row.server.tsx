import { Link } from 'react-router';
import { needsInRow } from '../../../booking/rules/needs.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { capitalise } from '../../../values/text.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { type PartyStep, statusNames, stepLabel, stepText } from '../../contracts/party-steps.ts';
import { PostForm, TapLink } from '../../frame/forms.server.tsx';
import { isFinished } from '../../rules/party-status.ts';
import { isSitting, theirTablesText } from '../../rules/party-text.ts';
import { StayButtons } from '../walk-in/stay-buttons.server.tsx';
import type { ShownParty } from './shown-party.ts';

export type RowParty = ShownParty & {
  /** Whether it’s folded away. */
  isGone: boolean;
  next: PartyStep[];
  canUndo: boolean;
  /** Who sits at its table. */
  sitter: string | null;
  /** How late it is, or how long over its time. */
  past: string | null;
  /** Where the card of a no-show is charged or waived. */
  charge: { path: string; amount: string } | null;
};

type StatusButtonProps = {
  party: Pick<RowParty, 'id' | 'name' | 'status'>;
  to: PartyStep | 'undo';
  /** The day’s address, from the party’s own page: loaded then, since that page doesn't show the day. */
  day?: string;
};

export function StatusButton({ party, to, day }: StatusButtonProps) {
  const step = { from: party.status, to };
  return (
    <PostForm
      fields={{ bookingId: party.id, from: party.status, page: day && 'party' }}
      action={day}
      id={`${party.id}-${to === 'undo' || to === 'no-show' ? to : 'go'}`}
      data-waits={day ? undefined : ''}
    >
      <Button
        type="submit"
        name="to"
        value={to}
        size="medium"
        variant={to === 'undo' ? 'quiet' : to === 'no-show' ? 'line' : 'basil'}
        className={to === 'no-show' ? 'max-md:px-3!' : 'min-w-11'}
        aria-label={stepLabel(step, party.name)}
      >
        {stepText(step)}
      </Button>
    </PostForm>
  );
}

function Status({ party }: { party: RowParty }) {
  if (party.past) return <strong className="text-tomato-deep">{party.past}</strong>;
  if (party.isCancelled) return 'Cancelled';
  return party.status === 'booked' ? null : statusNames[party.status];
}

function Needs({ party }: { party: RowParty }) {
  if (party.needs.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-2 gap-y-1 py-1">
      {party.needs.map(({ label, value }) => (
        <div
          key={label}
          className={`flex gap-1 rounded-sm px-2 ${label === 'Allergies' ? 'bg-butter' : 'bg-butter-tint'}`}
        >
          <dt className="font-bold">{label}:</dt>
          <dd>{needsInRow(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function About({ party, slug }: { party: RowParty; slug: string }) {
  const { tables, area, occasion, note, request, extras, voucher, charge, sitter } = party;
  const details = [isSitting(party) && `theirs until ${formatTimeOfDay(party.endsAt.getTime())}`, area, occasion];
  return (
    <>
      <p className="text-sm leading-snug">
        {!party.isCancelled && <strong>{capitalise(theirTablesText(tables))}</strong>}
        {sitter && <strong>{` · ${sitter} is ${party.status === 'seated' ? 'there too' : 'still there'}`}</strong>}
        {details.filter(Boolean).map((detail) => ` · ${detail}`)}
        {party.hasGuarantee && ' · card held'}
      </p>
      {note && <p className="max-w-text leading-snug font-semibold">Team: {note}</p>}
      {request && <p className="max-w-text leading-snug">{request}</p>}
      {extras.length > 0 && <p className="text-sm leading-snug">{extras.join(', ')}</p>}
      {voucher && (
        <Link to={`/${slug}/vouchers`} className="inline-flex min-h-11 items-center text-sm text-link">
          Voucher: {voucher}
        </Link>
      )}
      {charge && <TapLink to={charge.path}>Charge {charge.amount} or waive</TapLink>}
    </>
  );
}

/** One party: what its table must know first, then who it is, then what can be done. */
export function PartyRow({ party, works, slug }: { party: RowParty; works: boolean; slug: string }) {
  const { id, time, covers, childCovers, name, status, phone } = party;
  const tags = [party.isWalkIn && name !== 'Walk-in' && 'Walk-in', party.visit].filter(Boolean).join(' · ');
  const isOver = party.isCancelled || isFinished(party);
  return (
    <li
      id={id}
      data-name={name}
      className={`flex flex-wrap items-start gap-x-3 border-b border-line py-1 md:flex-nowrap ${isOver ? '-mx-2 bg-shade px-2' : ''}`}
    >
      <p className="w-18 shrink-0 leading-snug">
        <span className="figures flex min-h-11 items-center text-lg whitespace-nowrap">{formatTime(time)}</span>
        <span data-status="" className="text-sm">
          <Status party={party} />
        </span>
      </p>
      <div className="min-w-0 flex-1 basis-30">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 className="font-sans text-base font-bold">
            <TapLink to={`/${slug}/parties/${id}`}>
              {name}, {covers}
            </TapLink>{' '}
            {childCovers > 0 && <span className="font-normal">(children: {childCovers})</span>}
            {tags && <span className="text-sm font-normal">{tags}</span>}
          </h2>
          <Needs party={party} />
        </div>
        <About party={party} slug={slug} />
      </div>
      {/* On a phone one button stands beside the party, and several below it. */}
      <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2 max-md:has-[form+form]:basis-full max-md:not-has-[form+form]:flex-col max-md:not-has-[form+form]:gap-y-0 max-md:not-has-[form+form]:items-end md:shrink-0">
        {/* Whoever is here isn’t rung. */}
        {phone && (status === 'booked' || status === 'no-show') && (
          <PhoneLink phone={phone} className="inline-flex min-h-11 items-center text-link text-sm tabular-nums" />
        )}
        {works && isSitting(party) && party.canUndo && <StayButtons slug={slug} party={party} />}
        {works && (
          <div data-steps="" className="ml-auto flex items-center gap-3">
            {party.canUndo && <StatusButton party={party} to="undo" />}
            {/* The main step is last: always at the right edge. */}
            {party.next.toReversed().map((step) => (
              <StatusButton key={step} party={party} to={step} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
