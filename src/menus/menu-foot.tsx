import { Link } from 'react-router';
import { ADULTS_NEED, type PrintedMenu } from './printed-menu.ts';

/** The small print, which is not so small: what the marks mean, what adults need, what the kitchen cannot promise. */
export function MenuFoot({ menu, matrix }: { menu: PrintedMenu; matrix: string }) {
  return (
    <section aria-labelledby="key" className="menu-section">
      <h2 id="key" className="text-basil text-heading">
        What the marks mean
      </h2>
      <dl className="mt-4 grid gap-x-14 gap-y-3 text-sm md:grid-cols-2">
        {menu.dietaryKey.map(({ mark, meaning }) => (
          <div key={mark} className="grid grid-cols-[48px_1fr] items-baseline">
            <dt>
              <span className="diet-mark">{mark}</span>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 font-display text-dish text-tomato">{ADULTS_NEED}</p>
      {menu.note && <p className="mt-2 max-w-text text-sm">{menu.note}</p>}
      <Link
        to={matrix}
        prefetch="intent"
        className="text-link mt-2 inline-flex min-h-11 items-center font-bold text-sm"
      >
        All 14 allergens of every dish, to read or print
      </Link>
    </section>
  );
}
