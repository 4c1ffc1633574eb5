import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { capitalise } from '../../../values/text.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import type { AtDoor } from '../../engine/seating/at-door.server.ts';
import { tablesText } from '../../rules/party-text.ts';

type SeatLinkProps = { slug: string; guest: Pick<AtDoor, 'id' | 'name' | 'covers' | 'tables'> };

/** Link to the tables for a party waiting at the door; the main button once one is free. */
export const SeatLink = ({ slug, guest: { id, name, covers, tables } }: SeatLinkProps) => (
  <Link
    to={`/${slug}/walk-in?covers=${covers}&waiting=${id}`}
    className={buttonClass({ variant: tables ? 'basil' : 'line' })}
    aria-label={`Seat ${name}`}
  >
    Seat
  </Link>
);

export const freeNowText = (tables: readonly string[] | null) =>
  tables && `${capitalise(tablesText(tables))} ${tables.length === 1 ? 'is' : 'are'} free now`;

/** On Today: parties waiting at the door, and whether a table is free for them now. */
export function WaitingAtDoor({ slug, works, guests }: { slug: string; works: boolean; guests: readonly AtDoor[] }) {
  if (guests.length === 0) return null;
  return (
    <section aria-labelledby="at-door" className="mt-4 bg-butter-tint p-3">
      <h2 id="at-door" className="font-sans text-base font-bold">
        Waiting at the door
      </h2>
      <ul>
        {guests.map((guest) => (
          <li key={guest.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <p className="min-w-0 flex-1">
              {guest.name}, {guest.covers}, since {formatTimeOfDay(guest.since.getTime())}
              {guest.tables && (
                <>
                  . <strong>{freeNowText(guest.tables)}</strong>
                </>
              )}
            </p>
            {works && <SeatLink slug={slug} guest={guest} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
