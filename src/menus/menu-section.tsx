import { Picture } from '../ui/picture.tsx';
import { formatPrice } from './price.ts';
import { PrintedDishEntry } from './printed-dish.tsx';
import type { PrintedSection } from './printed-menu.ts';

type MenuSectionProps = {
  /** With the dishes that are shown, and how many there are `of` it when nothing is left out. */
  section: PrintedSection & { of: number };
  /** What was asked for, in words: 'declared free from milk'. */
  wished: string;
};

/** What is said where nothing suits: no shrug, a way on. */
function NothingSuits({ wished }: { wished: string }) {
  return (
    <p className="mt-4 max-w-text">
      Sorry, nothing here is {wished}. Tell us what you can eat and the kitchen will say what it can do.
    </p>
  );
}

/** One part of the card: its name, its price when it is a set, its dishes. */
export function MenuSection({ section, wished }: MenuSectionProps) {
  // A dish that was left out is not shown in the picture either.
  const picture = section.items.some(({ id }) => id === section.pictured) ? section.picture : undefined;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-name`} className="menu-section">
      <div className="flex items-center justify-between gap-6">
        <div>
          <h2 id={`${section.id}-name`} className="text-basil text-heading md:text-title">
            {section.name}
          </h2>
          {section.setPrice !== undefined && (
            <p className="figures mt-1 text-heading text-tomato">{formatPrice(section.setPrice)}</p>
          )}
          {wished && (
            <p className="mt-2 font-bold text-sm">
              {section.items.length} of {section.of} shown
            </p>
          )}
          {section.note && <p className="mt-2 max-w-[40ch] text-ink-soft italic">{section.note}</p>}
        </div>
        {picture && <Picture picture={picture} sizes="176px" decorative className="section-plate" />}
      </div>
      {section.items.length === 0 ? (
        <NothingSuits wished={wished} />
      ) : (
        <ul className="mt-6 grid gap-x-14 md:grid-cols-2">
          {section.items.map((dish) => (
            <li key={dish.id} className="py-4">
              <PrintedDishEntry dish={dish} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
