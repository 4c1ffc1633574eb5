import { declarationWords } from '../../../values/allergens/allergens.ts';
import { ADULTS_NEED, energyText } from '../../../values/food/energy.ts';
import { formatPrice } from '../../../values/money.ts';
import type { OfferedUpsell } from '../../flow/journey-state.ts';
import styles from './upsells.module.css';

type UpsellsProps = {
  upsells: readonly OfferedUpsell[];
  taken: readonly string[];
  /** Without it the checkboxes belong to a plain form, as 'extra'. */
  onTick?: (id: string, ticked: boolean) => void;
};

/** 'Contains milk. May contain sesame.'; null for what isn't food or drink. */
function allergensText({ allergens }: OfferedUpsell): string | null {
  if (!allergens) return null;
  const sentences = declarationWords.flatMap(([status, words]) => {
    const names = status === 'free' ? [] : (allergens[status] ?? []);
    return names.length > 0 ? `${words} ${names.join(', ')}.` : [];
  });
  return sentences.join(' ') || 'None of the 14 allergens in the recipe.';
}

function UpsellRow({ upsell, taken, onTick }: Omit<UpsellsProps, 'upsells'> & { upsell: OfferedUpsell }) {
  const { id, name, description, price, kcal, serves } = upsell;
  const ticked = taken.includes(id);
  return (
    <li className="border-b border-line">
      <label className={styles.upsell}>
        <input
          type="checkbox"
          name="extra"
          value={id}
          className="mt-1 size-6 shrink-0 accent-tomato"
          {...(onTick
            ? { checked: ticked, onChange: (event) => onTick(id, event.target.checked) }
            : { defaultChecked: ticked })}
        />
        <span className="grow">
          <span className="flex items-baseline-last gap-2 leading-snug">
            <span className="wrap-anywhere">{name}</span>
            <span aria-hidden="true" className="leaders" />
            <span className="figures">{formatPrice(price)}</span>
          </span>
          <span className="block text-sm font-normal text-ink-soft">{description}</span>
          <span className="block text-sm font-normal">
            {kcal !== undefined && `${energyText(kcal, serves)}. `}
            {allergensText(upsell)}
          </span>
        </span>
      </label>
    </li>
  );
}

/** Extras that can still be ordered; prices are for the table. */
export function Upsells({ upsells, ...rest }: UpsellsProps) {
  const offers = upsells.filter(({ available }) => available);
  if (offers.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-display text-dish">Something on the table when you arrive?</legend>
      <ul className="border-t border-line">
        {offers.map((upsell) => (
          <UpsellRow key={upsell.id} upsell={upsell} {...rest} />
        ))}
      </ul>
      {offers.some(({ kcal }) => kcal !== undefined) && <p className="mt-2 text-sm italic">{ADULTS_NEED}</p>}
    </fieldset>
  );
}
