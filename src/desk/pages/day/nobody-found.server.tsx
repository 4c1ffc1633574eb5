import { formatShortDay, formatTime } from '../../../values/time/wall-time.ts';
import type { PartyElsewhere } from '../../engine/parties/find-elsewhere.server.ts';
import { TapLink } from '../../frame/forms.server.tsx';

type Props = { slug: string; search: string; elsewhere: PartyElsewhere[] };

/** A search that finds nobody on its day: whoever is meant on others. */
export function NobodyFound({ slug, search, elsewhere }: Props) {
  if (elsewhere.length === 0) return <p className="mt-4">Nobody found for “{search}” on this day or any to come.</p>;
  return (
    <>
      <p className="mt-4">Nobody found for “{search}” on this day. On other days:</p>
      <ul>
        {elsewhere.map(({ id, date, time, name, covers, isCancelled }) => (
          <li key={id}>
            {formatShortDay(date)}, {formatTime(time)}{' '}
            <TapLink to={`/${slug}/parties/${id}`}>
              {name || 'No name'}, {covers}
            </TapLink>
            {isCancelled && ' (cancelled)'}
          </li>
        ))}
      </ul>
    </>
  );
}
