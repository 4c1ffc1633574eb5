import { Link } from 'react-router';
import { needsInRow } from '../../../booking/rules/needs.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { PostButton } from '../../frame/forms.server.tsx';
import type { ShownGuest } from './shown-guest.ts';

function Contact({ contact }: { contact: NonNullable<ShownGuest['contact']> }) {
  return (
    <p className="text-sm">
      {contact.email && (
        <a className="text-link" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
      {contact.email && contact.phone && ' · '}
      {contact.phone && <PhoneLink phone={contact.phone} />}
    </p>
  );
}

function Acts({ guest: { id, name, offeredUntil, seat } }: { guest: ShownGuest }) {
  return (
    <div className="flex basis-full flex-wrap items-start justify-end gap-3 sm:basis-auto">
      <details>
        <summary className="inline-flex min-h-12 cursor-pointer items-center text-link">
          Remove<span className="sr-only"> {name}</span>
        </summary>
        <PostButton fields={{ act: 'remove', entryId: id }} action={`#${id}`} size="medium" variant="line">
          {seat ? 'Yes, they’ve gone' : 'Yes, and e-mail them'}
        </PostButton>
      </details>
      {seat && (
        <Link to={seat} className={buttonClass({ variant: 'basil' })} aria-label={`Seat ${name}`}>
          Seat
        </Link>
      )}
      {!seat && !offeredUntil && (
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
export function WaitingRow({ guest, works, words }: { guest: ShownGuest; works: boolean; words: string | null }) {
  const { name, wanted, needs, since, offeredUntil, isForCard, freers, contact } = guest;
  return (
    <li id={guest.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-sans text-base font-bold">{name}</h2>
        <p>{wanted}</p>
        {needs.map(({ label, value }) => (
          <p key={label} className="text-sm">
            <strong>{label}:</strong> {needsInRow(value)}
          </p>
        ))}
        <p className="text-sm text-ink-soft">Waiting since {since}</p>
        {offeredUntil && (
          <p className="font-semibold">
            A table is held for {isForCard ? 'their card' : 'them'} until {offeredUntil}
          </p>
        )}
        {freers.length > 0 && (
          <p className="text-sm">
            <strong>Would free a table:</strong> {freers.join('; ')}
          </p>
        )}
        {contact && <Contact contact={contact} />}
        {words && (
          <p role="alert" className="font-semibold text-tomato-deep">
            {words}
          </p>
        )}
      </div>
      {works && <Acts guest={guest} />}
    </li>
  );
}
