import type { ReactNode } from 'react';
import type { AlternativesAnswer } from '../contract.ts';

type AlternativesListProps = {
  answer: AlternativesAnswer;
  title: string;
  /** The day in words. */
  day: string;
  /** A free time as a button or a link; no slug means this restaurant. */
  renderTime: (slug: string | null, time: string) => ReactNode;
};

function Times({
  times,
  slug,
  renderTime,
}: { times: string[]; slug: string | null } & Pick<AlternativesListProps, 'renderTime'>) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {times.map((time) => (
        <li key={time}>{renderTime(slug, time)}</li>
      ))}
    </ul>
  );
}

/** Where the party could sit instead: other times here, and restaurants nearby. */
export function AlternativesList({ answer: { times, restaurants }, title, day, renderTime }: AlternativesListProps) {
  return (
    <div className="grid gap-5">
      {times.length > 0 && (
        <section>
          <h4 className="font-display text-dish">
            Still free at {title} on {day}
          </h4>
          <Times times={times.map(({ time }) => time)} slug={null} renderTime={renderTime} />
        </section>
      )}
      {restaurants.length > 0 && (
        <section>
          <h4 className="mb-1 font-display text-dish">Not far away</h4>
          <ul className="border-t border-line">
            {restaurants.map(({ storeId, title: name, slug, miles, times: free }) => (
              <li key={storeId} className="border-b border-line py-3">
                <p className="flex items-baseline justify-between gap-4 font-semibold">
                  {name}
                  {miles !== null && <span className="text-sm font-normal text-ink-soft">{miles} miles</span>}
                </p>
                <Times times={free} slug={slug} renderTime={renderTime} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
