import { PartyRow, type RowParty } from './party-row.server.tsx';

type ListProps = { parties: RowParty[]; works: boolean; slug: string };

function Rows({ parties, works, slug }: ListProps) {
  return (
    <ul className="border-t border-line">
      {parties.map((party) => (
        <PartyRow key={party.id} party={party} works={works} slug={slug} />
      ))}
    </ul>
  );
}

/** The parties of a day, with those that have gone folded at its end; open in a search, and once all have gone. */
export function PartyList({ isSearch, parties, ...page }: ListProps & { isSearch: boolean }) {
  const { gone = [], here = [] } = Object.groupBy(parties, ({ isGone }) => (isGone ? 'gone' : 'here'));
  return (
    <>
      {here.length > 0 && <Rows parties={here} {...page} />}
      {gone.length > 0 && (
        // A live page leaves a fold as it is, so one that opens by itself has another id.
        <details id={here.length > 0 ? 'gone' : 'all-gone'} open={isSearch || here.length === 0}>
          <summary className="text-link flex min-h-11 items-center font-semibold">
            Gone: {gone.length} {gone.length === 1 ? 'party' : 'parties'}
          </summary>
          <Rows parties={gone} {...page} />
        </details>
      )}
    </>
  );
}
