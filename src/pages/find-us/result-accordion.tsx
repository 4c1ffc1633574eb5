import { useTexts } from '../../settings/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Party } from '../free-tables/party-choice.ts';
import { TableTimes } from '../free-tables/table-times.tsx';
import type { FinderResult } from './finder-result.ts';
import { Miles, OpenNow, Particulars, type RowSetting, WaysOn } from './result-parts.tsx';

type FoldProps = RowSetting & {
  restaurant: FinderResult;
  party: Party;
  /** Whether free times are shown below each. */
  times: boolean;
  /** Whether it was searched for by name. */
  named?: boolean;
};

function Fold({ restaurant, party, times, named, choice, today, from }: FoldProps) {
  const { picture, title, milesValue } = restaurant;
  const { walkIn } = useTexts();
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <details className="group" open={named}>
        <summary className="grid cursor-pointer grid-cols-[56px_1fr_auto] items-center gap-x-3">
          <Picture picture={picture} sizes="84px" decorative className="size-14 rounded-sm object-cover" />
          <span className="min-w-0">
            <span className="block font-display text-dish leading-tight text-tomato">{title}</span>
            <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm">
              {milesValue !== undefined && <Miles miles={milesValue} />}
              <OpenNow restaurant={restaurant} today={today} from={from} />
            </span>
          </span>
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 pt-3 pb-2">
          <Particulars restaurant={restaurant} />
          <WaysOn restaurant={restaurant} choice={choice} />
        </div>
      </details>
      {times && (
        <div className="mt-2">
          <TableTimes restaurant={restaurant} party={party} />
          {restaurant.way.kind === 'walk-in' && <p className="pl-17 text-sm">{walkIn}</p>}
        </div>
      )}
    </li>
  );
}

/** Restaurants on small screens: collapsed, with their free times in view. */
export function ResultAccordion({
  results,
  named,
  ...setting
}: Omit<FoldProps, 'restaurant' | 'named'> & { results: FinderResult[]; named?: string | null }) {
  return (
    <ol className="border-b border-line md:hidden">
      {results.map((restaurant) => (
        <Fold key={restaurant.slug} restaurant={restaurant} named={restaurant.slug === named} {...setting} />
      ))}
    </ol>
  );
}
