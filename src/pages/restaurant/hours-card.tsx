import { useMoment } from '../../restaurants/use-moment.ts';
import { DottedTerm } from '../../ui/dotted-term.tsx';
import type { DayLine, SpecialLine } from './view/hours-words.ts';
import type { HoursToday, RestaurantView } from './view/restaurant-view.ts';

const isToday = (line: DayLine, today: HoursToday) => line.weekday === today.weekday;

function Day({ line, today }: { line: DayLine; today: HoursToday }) {
  const isMarked = isToday(line, today);
  const special = isMarked ? today.special : null;
  return (
    <div
      className={`flex flex-wrap items-baseline-last gap-x-2 py-1.5 ${isMarked ? 'font-bold text-tomato-deep' : ''}`}
      aria-current={isMarked ? 'date' : undefined}
    >
      <DottedTerm className="capitalize">
        {line.weekday}
        {isMarked && <span className="ml-1.5 font-display normal-case">today</span>}
      </DottedTerm>
      <dd className="figures">{special?.hours ?? line.hours}</dd>
      {special?.name && <dd className="w-full text-sm font-normal text-ink-soft">{special.name} hours</dd>}
    </div>
  );
}

function OtherHours({ specials }: { specials: SpecialLine[] }) {
  if (specials.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 border-t border-line pt-6 text-dish text-basil">Different hours coming up</h3>
      <dl className="mt-2">
        {specials.map(({ name, startDate, dates, hours }) => (
          <div key={startDate} className="flex flex-wrap items-baseline-last gap-x-2 py-1.5">
            <DottedTerm className="font-semibold">{name}</DottedTerm>
            <dd className="figures">{hours}</dd>
            <dd className="w-full text-sm text-ink-soft">{dates}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The opening hours as a card; today's row is highlighted. */
export function HoursCard({ restaurant }: { restaurant: RestaurantView }) {
  const today = useMoment(restaurant.today, restaurant.from);
  return (
    <section
      aria-labelledby="hours"
      className="card-rule px-6 py-10 text-[0.9375rem] sm:px-12 sm:py-12 sm:text-base print:max-w-96 print:border-0 print:p-0 print:before:hidden"
    >
      <h2 id="hours" className="text-heading text-basil">
        Opening hours
      </h2>
      <dl className="mt-4">
        {restaurant.week.map((line) => (
          <Day key={line.weekday} line={line} today={today} />
        ))}
      </dl>
      <OtherHours specials={restaurant.specials} />
    </section>
  );
}
