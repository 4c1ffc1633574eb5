import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { allergenSlug, allergens } from '../../../values/allergens/allergens.ts';
import { capitalise } from '../../../values/text.ts';
import { MOST_HIGH_CHAIRS } from '../../contracts/constants.ts';
import type { Covers } from '../../contracts/covers.ts';
import type { Needs } from '../../contracts/needs.ts';
import { mostChildren, needNames, needsFor } from '../../rules/needs.ts';

/** Without `onChange` the fields belong to a plain form, read by `needsOfForm`. */
type NeedsProps = { value: Needs; onChange?: (needs: Needs) => void };
export type NeedsFieldsProps = NeedsProps & {
  party: Covers;
  /** Whether staff fill it in, for somebody on the phone. */
  forStaff?: boolean;
};

const ticks = ['pram', 'wheelchair', 'stepFree'] as const;
const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    text: count === 0 ? 'None' : String(count),
  }));
const highChairOptions = upTo(MOST_HIGH_CHAIRS);

/** Controlled if there's a handler, else left to the form. */
const checkboxProps = (ticked: boolean, onTick?: (ticked: boolean) => void) =>
  onTick
    ? { checked: ticked, onChange: (event: { target: { checked: boolean } }) => onTick(event.target.checked) }
    : { defaultChecked: ticked };

const selectProps = (count: number, onChoose?: (count: number) => void) =>
  onChoose
    ? { value: String(count), onChange: (event: { target: { value: string } }) => onChoose(Number(event.target.value)) }
    : { defaultValue: String(count) };

function AllergyFields({ value, onChange, forStaff }: Omit<NeedsFieldsProps, 'party'>) {
  const withAllergy = (name: Needs['allergies'][number], ticked: boolean) =>
    allergens.filter((allergen) => (allergen === name ? ticked : value.allergies.includes(allergen)));
  return (
    <fieldset>
      <legend className="font-semibold">Allergies at {forStaff ? 'the' : 'your'} table</legend>
      <p className="text-sm text-ink-soft">
        The kitchen will see these.{' '}
        {forStaff ? 'Ask them to say so again when they order.' : 'Tell us again when you order.'}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {allergens.map((name) => (
          <Checkbox
            key={name}
            id={`allergy-${allergenSlug(name)}`}
            name="allergies"
            value={name}
            {...checkboxProps(
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

export function NeedsFields({ value, onChange, party, forStaff }: NeedsFieldsProps) {
  const { children, highChairs } = needsFor(party, value);
  const most = mostChildren(party);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">At {forStaff ? 'the' : 'your'} table</legend>
        <div className="grid max-w-88 grid-cols-2 gap-4">
          {most > 0 && (
            <Select
              id="kids"
              name="kids"
              label="Children"
              options={upTo(most)}
              {...selectProps(children, onChange && ((count) => onChange({ ...value, children: count })))}
            />
          )}
          <Select
            id="highChairs"
            name="highChairs"
            label="High chairs"
            options={highChairOptions}
            {...selectProps(highChairs, onChange && ((count) => onChange({ ...value, highChairs: count })))}
          />
        </div>
        <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
          {ticks.map((name) => (
            <Checkbox
              key={name}
              id={`need-${name}`}
              name={name}
              {...checkboxProps(value[name], onChange && ((ticked) => onChange({ ...value, [name]: ticked })))}
            >
              {needNames[name]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <AllergyFields value={value} onChange={onChange} forStaff={forStaff} />
    </div>
  );
}
