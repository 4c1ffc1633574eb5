import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { allergenSlug, allergens } from '../../../values/allergens/allergens.ts';
import { capitalise } from '../../../values/text.ts';
import { MOST_HIGH_CHAIRS } from '../../contracts/constants.ts';
import type { Needs } from '../../contracts/needs.ts';
import { needNames } from '../../rules/needs.ts';

/** Without `onChange` the fields belong to a plain form, which `needsOfForm` reads. */
type NeedsFieldsProps = { value: Needs; onChange?: (needs: Needs) => void };

const ticks = ['pram', 'wheelchair', 'stepFree'] as const;
const highChairOptions = Array.from({ length: MOST_HIGH_CHAIRS + 1 }, (_, count) => ({
  value: String(count),
  text: count === 0 ? 'None' : String(count),
}));

/** Ticked or not: known to the form, or to whoever has `onTick`. */
const tickedProps = (ticked: boolean, onTick?: (ticked: boolean) => void) =>
  onTick
    ? { checked: ticked, onChange: (event: { target: { checked: boolean } }) => onTick(event.target.checked) }
    : { defaultChecked: ticked };

function AllergyFields({ value, onChange }: NeedsFieldsProps) {
  const withAllergy = (name: Needs['allergies'][number], ticked: boolean) =>
    allergens.filter((one) => (one === name ? ticked : value.allergies.includes(one)));
  return (
    <fieldset>
      <legend className="font-semibold">Allergies at your table</legend>
      <p className="text-sm text-ink-soft">The kitchen sees what you tick. Please tell us again when you order.</p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {allergens.map((name) => (
          <Checkbox
            key={name}
            id={`allergy-${allergenSlug(name)}`}
            name="allergies"
            value={name}
            {...tickedProps(
              value.allergies.includes(name),
              onChange && ((ticked) => onChange({ ...value, allergies: withAllergy(name, ticked) })),
            )}
          >
            {capitalise(name)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** High chairs, room for a pram or a wheelchair, a way without steps, and allergies. */
export function NeedsFields({ value, onChange }: NeedsFieldsProps) {
  const chairs = String(value.highChairs);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">At your table</legend>
        <Select
          id="highChairs"
          name="highChairs"
          label="High chairs"
          options={highChairOptions}
          className="max-w-40"
          {...(onChange
            ? { value: chairs, onChange: (event) => onChange({ ...value, highChairs: Number(event.target.value) }) }
            : { defaultValue: chairs })}
        />
        <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
          {ticks.map((name) => (
            <Checkbox
              key={name}
              id={`need-${name}`}
              name={name}
              {...tickedProps(value[name], onChange && ((ticked) => onChange({ ...value, [name]: ticked })))}
            >
              {needNames[name]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <AllergyFields value={value} onChange={onChange} />
    </div>
  );
}
