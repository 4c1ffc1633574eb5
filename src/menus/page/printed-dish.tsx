import { formatPrice } from '../../values/money.ts';
import { DishLine } from '../dish-line.tsx';
import type { PrintedDish } from '../printed-menu.ts';
import { AllergenDetails } from './allergen-details.tsx';
import dietMark from './diet-mark.module.css';
import styles from './dish.module.css';

/** Vegan says vegetarian too. */
const printedMarks = ({ marks }: PrintedDish) =>
  marks.filter(({ name }) => name !== 'v' || !marks.some((mark) => mark.name === 'vg'));

/** A dish on the menu: name and price, description, energy, marks and allergens. */
export function PrintedDishEntry({ dish }: { dish: PrintedDish }) {
  return (
    <>
      <h3 className="text-[1.0625rem] md:text-dish print:text-[8pt]">
        <DishLine name={dish.name} lang={dish.nameLang} price={dish.price} className="" />
      </h3>
      <div className={styles.particulars}>
        <p className={styles.description}>{dish.description}</p>{' '}
        {dish.variants?.map(({ name, price, kcal }) => (
          <p key={name} className={styles.variant}>
            <DishLine name={`${name}, ${kcal} kcal`} price={price} />
          </p>
        ))}
        <div className={styles.facts}>
          <p className={styles.marks}>
            <span className="whitespace-nowrap">{dish.kcal} kcal</span>{' '}
            {dish.priceAlone !== undefined && <span>{formatPrice(dish.priceAlone)} on its own </span>}
            {printedMarks(dish).map(({ mark, word }) => (
              <span key={mark} className={dietMark.mark}>
                <span aria-hidden="true">{mark}</span>
                <span className="sr-only">{word}</span>
              </span>
            ))}
          </p>{' '}
          <AllergenDetails dish={dish} />
        </div>
      </div>
    </>
  );
}
