import { Picture } from '../ui/picture.tsx';
import { formatPrice } from './price.ts';
import { PrintedDishEntry } from './printed-dish.tsx';
import type { PrintedSection } from './printed-menu.ts';

/** One part of the card: its name, its price when it is a set, its dishes. */
export function MenuSection({ section }: { section: PrintedSection }) {
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
          {section.note && <p className="mt-2 max-w-[40ch] text-ink-soft italic">{section.note}</p>}
        </div>
        {section.picture && <Picture picture={section.picture} sizes="176px" decorative className="section-plate" />}
      </div>
      <ul className="mt-6 grid gap-x-14 md:grid-cols-2">
        {section.items.map((dish) => (
          <li key={dish.id} className="py-4">
            <PrintedDishEntry dish={dish} />
          </li>
        ))}
      </ul>
    </section>
  );
}
