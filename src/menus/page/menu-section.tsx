import { Picture } from '../../ui/picture.tsx';
import { StaticPart, type StaticParts } from '../../ui/static-part.tsx';
import { formatPrice } from '../../values/money.ts';
import type { FilteredMenu } from '../allergen-filter.ts';
import { dishPartName, type ListedSection } from '../printed-menu.ts';
import dishStyles from './dish.module.css';
import styles from './menu-section.module.css';

type MenuSectionProps = {
  section: FilteredMenu<ListedSection>['sections'][number];
  /** Its rendered dishes, if they came with a navigation's data. */
  dishes: StaticParts | null;
  isFiltered: boolean;
};

/** Shown if no dish of the section matches; suggests what to do instead. */
function NoMatchingDishes() {
  return (
    <p className="mt-4 max-w-text">
      Sorry, nothing here fits all of that. Tell us what you can eat and we’ll see what the kitchen can do.
    </p>
  );
}

export function MenuSection({ section, dishes, isFiltered }: MenuSectionProps) {
  const matches = new Set(section.items);
  // The picture is left out together with its dish.
  const picture = section.items.some(({ id }) => id === section.pictured) ? section.picture : undefined;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-name`} className={styles.section}>
      <div className={`${styles.head} flex items-center justify-between gap-6`}>
        <div>
          <h2 id={`${section.id}-name`} lang={section.nameLang} className="text-basil text-heading md:text-title">
            {section.name}
          </h2>
          {section.setPrice !== undefined && (
            <p className="figures mt-1 text-heading text-tomato">{formatPrice(section.setPrice)}</p>
          )}
          {isFiltered && (
            <p className="mt-2 font-bold text-sm">
              {section.items.length} of {section.all.length} shown
            </p>
          )}
          {section.note && (
            <p className="mt-1 max-w-[40ch] text-ink-soft text-sm italic md:mt-2 md:text-base">{section.note}</p>
          )}
        </div>
        {picture && (
          <Picture picture={picture} sizes="(width >= 768px) 235px, 85px" decorative className={styles.plate} />
        )}
      </div>
      {matches.size === 0 && <NoMatchingDishes />}
      <ul hidden={matches.size === 0} className="mt-1 grid gap-x-14 md:mt-6 md:grid-cols-2">
        {section.all.map((dish) => {
          const name = dishPartName(section, dish);
          return (
            <StaticPart
              key={dish.id}
              as="li"
              name={name}
              html={dishes?.[name]}
              hidden={!matches.has(dish)}
              className={dishStyles.entry}
            />
          );
        })}
      </ul>
    </section>
  );
}
