import { formatTime } from '../../../values/time/wall-time.ts';
import { PostButton, TapLink } from '../../frame/forms.server.tsx';
import { tablesText } from '../../rules/party-text.ts';
import type { BlocksDay } from './block-acts.server.ts';

type Block = BlocksDay['blocks'][number];

/** Parties booked at a closed table; they stay until moved. */
function Touched({ block, slug, date }: { block: Block; slug: string; date: string }) {
  const { parties } = block;
  if (parties.length === 0) return null;
  return (
    <div className="mt-2 rounded-sm bg-butter-tint px-3 py-1">
      <p className="font-semibold">
        {parties.length === 1 ? 'One party is' : `${parties.length} parties are`} still booked here.{' '}
        <span className="font-normal">Tap a name to change or cancel the booking.</span>
      </p>
      <ul>
        {parties.map(({ id, time, name, covers, tables }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4">
            <span>
              {formatTime(time)} <TapLink to={`/${slug}/parties/${id}`}>{name}</TapLink>, {covers}, {tablesText(tables)}
            </span>
            <TapLink to={`/${slug}/timeline?date=${date}&party=${id}`} aria-label={`Move ${name}`}>
              Move
            </TapLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LIFT = { tables: 'Reopen', online: 'Take online bookings again', pacing: 'Back to usual' } as const;

export function BlockRow({ block, slug, date }: { block: Block; slug: string; date: string }) {
  const lift = LIFT[block.kind];
  return (
    <li id={block.id} className="border-b border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="font-sans text-base font-bold">{block.text}</h3>
          <p>{block.reason}</p>
        </div>
        <PostButton
          fields={{ act: 'lift', date, blockId: block.id }}
          variant="line"
          size="medium"
          aria-label={`${lift}: ${block.text}`}
        >
          {lift}
        </PostButton>
      </div>
      <Touched block={block} slug={slug} date={date} />
    </li>
  );
}
