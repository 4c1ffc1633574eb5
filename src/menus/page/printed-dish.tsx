import { energyText } from '../../values/food/energy.ts';
import { formatPrice } from '../../values/money.ts';
import { DishLine } from '../dish-line.tsx';
import type { PrintedDish } from '../printed-menu.ts';
import { AllergenDetails } from './allergen-details.tsx';
import dietMark from './diet-mark.module.css';
import styles from './dish.module.css';

/** Vegan implies vegetarian. */
const printedMarks = ({ marks }: PrintedDish) =>
  marks.filter(({ name }) => name !== 'v' || !marks.some((mark) => mark.name === 'vg'));

/** The energy of a serving, and in a set what the dish costs alone. */
function Energy({ dish: { kcal, priceAlone } }: { dish: PrintedDish }) {
  return (
    <span className={styles.energy}>
      {energyText(kcal)}
      {priceAlone !== undefined && `, ${formatPrice(priceAlone)} on its own`}
    </span>
  );
}

export function PrintedDishEntry({ dish }: { dish: PrintedDish }) {
  const { description, variants = [] } = dish;
  const hasVariants = variants.length > 0;
  return (
    <>
      <h3 className="text-[1.0625rem] md:text-dish print:text-[8pt]">
        <DishLine name={dish.name} lang={dish.nameLang} price={dish.price} className="" />
      </h3>
      <div className={styles.particulars}>
        <p className={styles.description}>
          {description} {hasVariants && <Energy dish={dish} />}
        </p>{' '}
        {variants.map(({ name, price, kcal }) => (
          <p key={name} className={styles.variant}>
            <DishLine name={name} kcal={kcal} price={price} />
          </p>
        ))}
        <div className={styles.facts}>
          {!hasVariants && <Energy dish={dish} />}{' '}
          <div className={styles.together}>
            <p className={styles.marks}>
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
      </div>
    </>
  );
}
