import { energyText } from '../values/food/energy.ts';
import { formatPrice } from '../values/money.ts';

type DishLineProps = {
  name: string;
  /** The language of a name that isn't English. */
  lang?: string;
  /** Pence; null for a dish of a set. */
  price: number | null;
  /** Energy of a serving, printed beside the name. */
  kcal?: number;
  className?: string;
};

/** A line of a menu: name, energy, dotted leader, price. */
export function DishLine({ name, lang, price, kcal, className = 'font-medium' }: DishLineProps) {
  return (
    <span className="flex items-baseline-last gap-2 leading-tight md:leading-snug">
      <span className={`min-w-0 ${className}`}>
        <span lang={lang}>{name}</span>
        {kcal !== undefined && <span className="text-sm font-normal whitespace-nowrap"> {energyText(kcal)}</span>}
      </span>
      {price !== null && (
        <>
          <span className="leaders" aria-hidden="true" />
          <span className="figures">{formatPrice(price)}</span>
        </>
      )}
    </span>
  );
}
