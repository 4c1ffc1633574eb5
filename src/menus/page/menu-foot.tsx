import { PageLink } from '../../ui/links/page-link.tsx';
import { ADULTS_NEED } from '../../values/food/energy.ts';
import type { ListedMenu } from '../printed-menu.ts';
import dietMark from './diet-mark.module.css';
import menuSection from './menu-section.module.css';

/** The key to the marks, the daily energy need, and what the kitchen can't promise. */
export function MenuFoot({ menu, matrix }: { menu: ListedMenu; matrix: string }) {
  return (
    <section aria-labelledby="key" className={menuSection.section}>
      <h2 id="key" className="text-basil text-dish md:text-heading">
        What the marks mean
      </h2>
      <dl className="mt-3 grid gap-x-14 gap-y-1 text-[0.8125rem] leading-snug md:grid-cols-2 md:gap-y-3 md:text-sm">
        {menu.dietaryKey.map(({ mark, meaning }) => (
          <div key={mark} className="grid grid-cols-[40px_1fr] md:grid-cols-[48px_1fr] items-baseline">
            <dt>
              <span className={dietMark.mark}>{mark}</span>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-display text-lg text-tomato md:mt-6 md:text-dish">{ADULTS_NEED}</p>
      {menu.note && <p className="mt-1 max-w-text text-[0.8125rem] leading-snug md:mt-2 md:text-sm">{menu.note}</p>}
      <PageLink to={matrix} className="text-link mt-2 inline-flex min-h-11 items-center font-bold text-sm print:hidden">
        All 14 allergens for every dish, to read or print
      </PageLink>
    </section>
  );
}
