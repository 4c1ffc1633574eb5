import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OpenLine } from '../open-sign.tsx';
import type { Party } from './finder-query.ts';
import type { FoundPlace } from './found-place.ts';
import { Miles, Particulars, TableTimes, WaysOn } from './result-parts.tsx';

type FoldProps = { place: FoundPlace; from: number; party: Party | null; open: boolean };

function Fold({ place, from, party, open }: FoldProps) {
  return (
    <li>
      <details open={open} className="group border-t-2 border-ink">
        <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-4">
          <span>
            <span className="block font-display text-dish text-tomato">{place.title}</span>
            <span className="mt-1 flex flex-wrap gap-x-3 text-sm">
              <Miles miles={place.milesValue} />
              <OpenLine moments={place.moments} from={from} />
            </span>
          </span>
          <Icon name="chevron-down" className="size-6 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-6">
          <Picture
            picture={place.picture}
            sizes="(width < 768px) 100vw, 1px"
            decorative
            className="mb-4 aspect-3/2 w-full object-cover"
          />
          <Particulars place={place} />
          <TableTimes place={place} party={party} />
          <WaysOn place={place} />
        </div>
      </details>
    </li>
  );
}

/** The same restaurants on small screens, folded up, the nearest open. */
export function ResultAccordion({ places, from, party }: { places: FoundPlace[]; from: number; party: Party | null }) {
  return (
    <ol className="mt-6 border-b-2 border-ink md:hidden">
      {places.map((place, index) => (
        <Fold key={place.slug} place={place} from={from} party={party} open={index === 0} />
      ))}
    </ol>
  );
}
