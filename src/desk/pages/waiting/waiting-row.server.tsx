import { partyText, windowAndPartyText } from '../../../booking/rules/booking-text.ts';
import { needsInRow, needsLines } from '../../../booking/rules/needs.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { formatInstant, formatTimeOfDay } from '../../../values/time/instant-text.ts';
import type { AtDoor } from '../../engine/seating/at-door.server.ts';
import type { WaitingGuest } from '../../engine/waiting.server.ts';
import { Alert, PostButton } from '../../frame/forms.server.tsx';
import { tablesText } from '../../rules/party-text.ts';
import { freeNowText, SeatLink } from './at-door.server.tsx';

type RowProps = {
  guest: WaitingGuest;
  /** The table free now for a party at the door. */
  tables: AtDoor['tables'];
  page: { slug: string; works: boolean; seesContacts: boolean };
  /** The error of the button just pressed. */
  words: string | null;
};

function Acts({
  guest: { id, name, offeredUntil, isAtDoor, adultCovers },
  tables,
  slug,
}: Pick<RowProps, 'guest' | 'tables'> & { slug: string }) {
  return (
    <div className="flex basis-full flex-wrap items-start justify-end gap-3 sm:basis-auto">
      <details>
        <summary className="inline-flex min-h-12 cursor-pointer items-center text-link">
          Remove<span className="sr-only"> {name}</span>
        </summary>
        <PostButton fields={{ act: 'remove', entryId: id }} action={`#${id}`} size="medium" variant="line">
          {isAtDoor ? 'Yes, they’ve gone' : 'Yes, and e-mail them'}
        </PostButton>
      </details>
      {isAtDoor && <SeatLink slug={slug} guest={{ id, name, covers: adultCovers, tables }} />}
      {!isAtDoor && !offeredUntil && (
        <PostButton
          fields={{ act: 'offer', entryId: id }}
          action={`#${id}`}
          size="medium"
          variant="basil"
          aria-label={`Offer now: ${name}`}
        >
          Offer now
        </PostButton>
      )}
    </div>
  );
}

/** Somebody who waits, and what would free a table for them. */
export function WaitingRow({ guest, tables, page: { slug, works, seesContacts }, words }: RowProps) {
  const { name, isAtDoor, needs, since, offeredUntil, isForCard, freers, email, phone } = guest;
  const freersText = freers.map(
    (freer) => `${freer.name}, ${tablesText(freer.tableIds)}, until ${formatTimeOfDay(freer.endsAt)}`,
  );
  return (
    <li id={guest.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-sans text-base font-bold">{name}</h2>
        <p>{isAtDoor ? `At the door, for ${partyText(guest)}` : windowAndPartyText(guest)}</p>
        {needsLines(needs).map(({ label, value }) => (
          <p key={label} className="text-sm">
            <strong>{label}:</strong> {needsInRow(value)}
          </p>
        ))}
        <p className="text-sm text-ink-soft">
          Waiting since {isAtDoor ? formatTimeOfDay(since) : formatInstant(since)}
        </p>
        {tables && <p className="font-semibold">{freeNowText(tables)}</p>}
        {offeredUntil && (
          <p className="font-semibold">
            A table is held for {isForCard ? 'their card' : 'them'} until {formatInstant(offeredUntil)}
          </p>
        )}
        {freers.length > 0 && (
          <p className="text-sm">
            <strong>Would free a table:</strong> {freersText.join('; ')}
          </p>
        )}
        {seesContacts && (
          <p className="text-sm">
            {email && (
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            )}
            {email && phone && ' · '}
            {phone && <PhoneLink phone={phone} />}
          </p>
        )}
        <Alert className="font-semibold text-tomato-deep">{words}</Alert>
      </div>
      {works && <Acts guest={guest} tables={tables} slug={slug} />}
    </li>
  );
}
