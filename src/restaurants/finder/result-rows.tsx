import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { OpenSign } from '../open-sign.tsx';
import type { Party } from './finder-query.ts';
import type { FoundPlace } from './found-place.ts';
import { Miles, Particulars, TableTimes, WaysOn } from './result-parts.tsx';

type RowProps = { place: FoundPlace; from: number; party: Party | null };

function Row({ place, from, party }: RowProps) {
  return (
    <li className="grid grid-cols-[240px_1fr] gap-8 border-t-2 border-ink py-8 xl:grid-cols-[320px_1fr] xl:gap-12">
      <div className="relative">
        <Picture
          picture={place.picture}
          sizes="(width >= 1200px) 320px, 240px"
          decorative
          className="aspect-3/2 w-full object-cover"
        />
        <OpenSign moments={place.moments} from={from} className="sign-outside absolute! -top-8 left-4" />
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline-last justify-between gap-4">
          <h2 className="text-heading">
            <Link
              to={`/restaurants/${place.slug}`}
              prefetch="intent"
              viewTransition
              className="text-tomato hover:underline"
            >
              {place.title}
            </Link>
          </h2>
          <span aria-hidden="true" className="leaders hidden lg:block" />
          <span className="text-heading">
            <Miles miles={place.milesValue} />
          </span>
        </div>
        <div className="mt-3">
          <Particulars place={place} />
        </div>
        <TableTimes place={place} party={party} />
        <WaysOn place={place} />
      </div>
    </li>
  );
}

/** The restaurants found, nearest first, where there is room for a row each. */
export function ResultRows({ places, from, party }: { places: FoundPlace[]; from: number; party: Party | null }) {
  return (
    <ol className="mt-10 hidden border-b-2 border-ink md:block">
      {places.map((place) => (
        <Row key={place.slug} place={place} from={from} party={party} />
      ))}
    </ol>
  );
}
