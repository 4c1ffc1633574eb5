import { PageLink } from '../../ui/links/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Party, restaurantPath } from '../free-tables/party-choice.ts';
import { TableTimes } from '../free-tables/table-times.tsx';
import type { FinderResult } from './finder-result.ts';
import { Miles, OpenNow, Particulars, type RowSetting, WaysOn } from './result-parts.tsx';

type RowProps = RowSetting & { restaurant: FinderResult; party: Party; named: boolean };

function Row({ restaurant, party, named, choice, today, from }: RowProps) {
  const { slug, title, picture, milesValue } = restaurant;
  return (
    <li
      data-row={slug}
      aria-current={named || undefined}
      className="grid grid-cols-[176px_1fr] gap-8 border-t border-line py-6 first:border-t-0 lg:first:pt-0 lg:grid-cols-[120px_1fr] lg:gap-5 xl:grid-cols-[176px_1fr] xl:gap-6 aria-[current=true]:bg-butter-tint"
    >
      <Picture
        picture={picture}
        sizes="(992px <= width < 1200px) 120px, 176px"
        decorative
        className="aspect-3/2 w-full rounded-sm object-cover"
      />
      <div className="min-w-0">
        <div className="flex items-baseline-last justify-between gap-4">
          <h2 className="text-heading lg:text-lead">
            <PageLink to={restaurantPath(slug, choice)} className="text-tomato hover:underline">
              {title}
            </PageLink>
          </h2>
          <span aria-hidden="true" className="leaders hidden lg:block" />
          {milesValue !== undefined && (
            <span className="text-dish">
              <Miles miles={milesValue} />
            </span>
          )}
        </div>
        <div className="mt-1 grid gap-3">
          <div>
            <Particulars restaurant={restaurant} />
            <p className="text-sm">
              <OpenNow restaurant={restaurant} today={today} from={from} />
            </p>
          </div>
          <TableTimes restaurant={restaurant} party={party} />
          <WaysOn restaurant={restaurant} choice={choice} />
        </div>
      </div>
    </li>
  );
}

/** The results in rows, nearest first, for wider screens. */
export function ResultRows({
  results,
  named,
  ...setting
}: Omit<RowProps, 'restaurant' | 'named'> & { results: FinderResult[]; named: string | null }) {
  return (
    <ol className="hidden border-b border-line md:block">
      {results.map((restaurant) => (
        <Row key={restaurant.slug} restaurant={restaurant} named={restaurant.slug === named} {...setting} />
      ))}
    </ol>
  );
}
