import type { PublicDish } from '../pages/content-contract.ts';
import { formatPrice } from './price.ts';

type DishLineProps = { dish: Pick<PublicDish, 'name' | 'price'> };

/** One line of a printed menu: the dish, dots, its price. */
export function DishLine({ dish }: DishLineProps) {
  return (
    <span className="flex items-baseline-last gap-2 py-1 leading-snug">
      <span className="font-medium">{dish.name}</span>
      <span className="leaders" aria-hidden="true" />
      <span className="figures">{formatPrice(dish.price)}</span>
    </span>
  );
}
