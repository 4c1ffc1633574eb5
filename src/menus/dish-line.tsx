import { formatPrice } from './price.ts';

type DishLineProps = {
  name: string;
  /** Pence; none inside a set. */
  price: number | null;
  className?: string;
};

/** One line of a printed menu: the dish, dots, its price. */
export function DishLine({ name, price, className = 'font-medium' }: DishLineProps) {
  return (
    <span className="flex items-baseline-last gap-2 leading-snug">
      <span className={className}>{name}</span>
      {price !== null && (
        <>
          <span className="leaders" aria-hidden="true" />
          <span className="figures">{formatPrice(price)}</span>
        </>
      )}
    </span>
  );
}
