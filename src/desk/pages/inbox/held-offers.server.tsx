import { Link } from 'react-router';
import { formatInstant } from '../../../values/time/instant-text.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import type { readHeldOffers } from '../../engine/inbox/held-offers.server.ts';
import { tablesText } from '../../rules/party-text.ts';

type HeldOffersProps = {
  slug: string;
  offers: Awaited<ReturnType<typeof readHeldOffers>>;
  /** Whether the enquiries are for this viewer. */
  isLinked: boolean;
};

/** On the day: what is held for guests who have yet to confirm. */
export function HeldOffers({ slug, offers, isLinked }: HeldOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-label="Held until they confirm" className="mt-4 bg-butter-tint p-3">
      <h2 className="font-sans text-base font-bold">Held until they confirm</h2>
      <ul>
        {offers.map(({ requestId, time, covers, name, tables, until }) => (
          <li key={`${requestId} ${time} ${tables[0]}`} className="flex min-h-11 flex-wrap items-center gap-x-1">
            <span>
              {formatTime(time)},{' '}
              {isLinked ? (
                <Link to={requestId ? `/${slug}/enquiries/${requestId}` : `/${slug}/waiting`} className="text-link">
                  {name}
                </Link>
              ) : (
                name
              )}
              , {covers}, {tablesText(tables)}, until {formatInstant(until.getTime())}
              {requestId === null && ', for their card'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
