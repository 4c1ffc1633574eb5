import type { ReactNode } from 'react';
import { milesText } from '../../../values/miles.ts';
import { inServiceOrder } from '../../../values/time/time-window.ts';
import { formatDay } from '../../../values/time/wall-time.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import styles from './alternatives-list.module.css';

type AlternativesListProps = {
  answer: AlternativesAnswer;
  title: string;
  /** The day as text. */
  day: string;
  /** Renders a free time as a button or a link; a null slug is this restaurant. */
  renderTime: (slug: string | null, time: string) => ReactNode;
  /** Renders a free time here on another day; without it, other days are left out. */
  renderDay?: (date: string, time: string) => ReactNode;
};

function Times({ times, render }: { times: readonly string[]; render: (time: string) => ReactNode }) {
  return (
    <ul className={`${styles.times} mt-2 flex flex-wrap gap-2`}>
      {inServiceOrder(times).map((time) => (
        <li key={time}>{render(time)}</li>
      ))}
    </ul>
  );
}

/** Other times here, other days, and restaurants nearby. */
export function AlternativesList({ answer, title, day, renderTime, renderDay }: AlternativesListProps) {
  const { times, days, restaurants } = answer;
  return (
    <div className="grid gap-5">
      {times.length > 0 && (
        <section>
          <h4 className="font-display text-dish">
            Still free at {title} on {day}
          </h4>
          <Times times={times.map(({ time }) => time)} render={(time) => renderTime(null, time)} />
        </section>
      )}
      {renderDay && days.length > 0 && (
        <section>
          <h4 className="mb-1 font-display text-dish">On another day</h4>
          <ul className="border-t border-line">
            {days.map(({ date, times: free }) => (
              <li key={date} className="border-b border-line py-3">
                <p className="font-semibold">{formatDay(date)}</p>
                <Times times={free} render={(time) => renderDay(date, time)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {restaurants.length > 0 && (
        <section>
          <h4 className="mb-1 font-display text-dish">Nearby</h4>
          <ul className="border-t border-line">
            {restaurants.map(({ storeId, title: name, slug, miles, times: free }) => (
              <li key={storeId} className="border-b border-line py-3">
                <p className="flex items-baseline justify-between gap-4 font-semibold">
                  {name}
                  {miles !== null && <span className="text-sm font-normal text-ink-soft">{milesText(miles)}</span>}
                </p>
                <Times times={free} render={(time) => renderTime(slug, time)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
