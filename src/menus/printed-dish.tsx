import { AllergenDetails } from './allergen-details.tsx';
import { DishLine } from './dish-line.tsx';
import { formatPrice } from './price.ts';
import type { PrintedDish } from './printed-menu.ts';

/** A dish on the card: name, dots and price, then its words, energy, marks and allergens. */
export function PrintedDishEntry({ dish }: { dish: PrintedDish }) {
  return (
    <>
      <h3 className="text-lg sm:text-dish">
        <DishLine name={dish.name} price={dish.price} className="" />
      </h3>
      <p className="mt-1 text-ink-soft">{dish.description}</p>
      {dish.variants?.map(({ name, price, kcal }) => (
        <p key={name} className="mt-1">
          <DishLine name={`${name}, ${kcal} kcal`} price={price} />
        </p>
      ))}
      <div className="mt-1 flex flex-wrap items-start gap-x-4 text-sm">
        <p className="flex min-h-8 items-center gap-2">
          <span>{dish.kcal} kcal</span>
          {dish.priceAlone !== undefined && <span>{formatPrice(dish.priceAlone)} on its own</span>}
          {dish.marks.map(({ mark, word }) => (
            <span key={mark} className="diet-mark">
              <span aria-hidden="true">{mark}</span>
              <span className="sr-only">{word}</span>
            </span>
          ))}
        </p>
        <AllergenDetails dish={dish} />
      </div>
    </>
  );
}
