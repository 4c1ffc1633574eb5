import { allergenText, declarationWords } from '../../values/allergens/allergens.ts';
import type { PrintedDish } from '../printed-menu.ts';
import styles from './dish.module.css';

export function AllergenDetails({ dish: { name, allergens, allergenKinds } }: { dish: PrintedDish }) {
  return (
    <details className={`${styles.details} open:basis-full`}>
      <summary className={`${styles.summary} text-link`}>
        Allergens<span className="sr-only"> in {name}</span>
      </summary>
      <dl className="pb-2">
        {declarationWords
          .filter(([status]) => allergens[status].length > 0)
          .map(([status, words]) => (
            <div key={status} data-status={status} className={`${styles.status} py-1`}>
              <dt className="inline font-bold">{words}: </dt>
              <dd className="inline">
                {allergens[status].map((allergen) => allergenText(allergen, allergenKinds)).join(', ')}.{' '}
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
