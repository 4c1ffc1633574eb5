import { formatPrice } from '../../menus/price.ts';
import type { Upsell } from './journey-state.ts';

type UpsellsProps = {
  upsells: readonly Upsell[];
  taken: readonly string[];
  /** Without it the boxes are a plain form's, named 'extra'. */
  onTick?: (id: string, ticked: boolean) => void;
};

/** What can be had can be ticked; what cannot is shown only where the restaurant says why. */
function worthShowing({ available, why }: Upsell): boolean {
  return available || why !== undefined;
}

function UpsellRow({ upsell, taken, onTick }: Omit<UpsellsProps, 'upsells'> & { upsell: Upsell }) {
  const { id, name, description, price, available, why } = upsell;
  const ticked = taken.includes(id);
  return (
    <li className="border-b border-line">
      <label className="upsell">
        <input
          type="checkbox"
          name="extra"
          value={id}
          disabled={!available}
          className="mt-1 size-6 shrink-0 accent-tomato"
          {...(onTick
            ? { checked: ticked, onChange: (event) => onTick(id, event.target.checked) }
            : { defaultChecked: ticked })}
        />
        <span className="grow">
          <span className="flex items-baseline-last gap-2 leading-snug">
            <span>{name}</span>
            <span aria-hidden="true" className="leaders" />
            <span className="figures">{formatPrice(price)}</span>
          </span>
          <span className="block text-sm font-normal text-ink-soft">{available ? description : why}</span>
        </span>
      </label>
    </li>
  );
}

/** Extras to find on the table; prices are for the table. */
export function Upsells({ upsells, ...rest }: UpsellsProps) {
  const shown = upsells.filter(worthShowing);
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-display text-dish">Already on the table when you sit down?</legend>
      <ul className="border-t border-line">
        {shown.map((upsell) => (
          <UpsellRow key={upsell.id} upsell={upsell} {...rest} />
        ))}
      </ul>
    </fieldset>
  );
}
