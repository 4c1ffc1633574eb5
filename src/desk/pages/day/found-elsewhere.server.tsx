import { formatShortDay, formatTime } from '../../../values/time/wall-time.ts';
import type { PartyElsewhere } from '../../engine/parties/find-elsewhere.server.ts';
import { TapLink } from '../../frame/forms.server.tsx';

/** A search's matches on other days. */
export function FoundElsewhere({ slug, parties }: { slug: string; parties: PartyElsewhere[] }) {
  if (parties.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere" className="mt-6">
      <h2 id="elsewhere" className="font-sans text-lg font-bold">
        On other days
      </h2>
      <ul>
        {parties.map(({ id, date, time, name, covers, isCancelled }) => (
          <li key={id}>
            {formatShortDay(date)}, {formatTime(time)}{' '}
            <TapLink to={`/${slug}/parties/${id}`}>
              {name || 'No name'}, {covers}
            </TapLink>
            {isCancelled && ' (cancelled)'}
          </li>
        ))}
      </ul>
    </section>
  );
}
