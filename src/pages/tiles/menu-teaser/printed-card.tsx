import { DishLine } from '../../../menus/dish-line.tsx';
import { ADULTS_NEED } from '../../../values/food/energy.ts';
import { formatPrice } from '../../../values/money.ts';
import type { TeaserSection } from './menu-card.ts';

function Section({ section, id, lineClass }: { section: TeaserSection; id: string; lineClass: string }) {
  const { name, nameLang, setPrice, items } = section;
  return (
    <section aria-labelledby={id} className="mb-8 break-inside-avoid">
      <h3 id={id} className="mb-1 flex items-baseline gap-3 text-2xl text-basil tracking-tight">
        <span lang={nameLang}>{name}</span>
        {setPrice !== undefined && <span className="figures text-lg text-tomato">{formatPrice(setPrice)}</span>}
      </h3>
      <ul>
        {items.map((dish) => (
          <li key={dish.id} className={lineClass}>
            <DishLine name={dish.name} lang={dish.nameLang} price={dish.price} kcal={dish.kcal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PrintedCardProps = {
  sections: TeaserSection[];
  id: string;
  columns: boolean;
  className: string;
  lineClass: string;
};

/** The card with selected dishes. `id` is the prefix of the ids inside. */
export function PrintedCard({ sections, id, columns, className, lineClass }: PrintedCardProps) {
  return (
    <div className={`card-rule ${className}`}>
      <div className={columns ? 'gap-x-10 md:columns-2' : ''}>
        {sections.map((section) => (
          <Section key={section.id} section={section} id={`${id}-${section.id}`} lineClass={lineClass} />
        ))}
      </div>
      <p className="mb-4 text-sm italic">{ADULTS_NEED}</p>
    </div>
  );
}
