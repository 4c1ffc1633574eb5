import { Select } from '../../ui/forms/select.tsx';
import { ANY_AREA } from '../rules/booking-text.ts';

type Named = readonly { id: string; name: string }[];
type PreferenceFieldsProps = {
  menus: Named;
  areas: Named;
  menuId: string | null;
  areaId: string | null;
  /** Without them the fields belong to a plain form. A null area is any. */
  on?: { menu: (id: string) => void; area: (id: string | null) => void };
};

const ANYWHERE = '';
const options = (items: Named) => items.map(({ id, name }) => ({ value: id, text: name }));
/** Controlled if there's a handler, else left to the form. */
const valueProps = (value: string, onChange?: (value: string) => void) =>
  onChange
    ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: value };

export function PreferenceFields({ menus, areas, menuId, areaId, on }: PreferenceFieldsProps) {
  const chooseArea = on && ((value: string) => on.area(value || null));
  return (
    <>
      <Select id="menu" name="menu" label="Menu" options={options(menus)} {...valueProps(menuId ?? '', on?.menu)} />
      <Select
        id="area"
        name="area"
        label="Area"
        options={[{ value: ANYWHERE, text: ANY_AREA }, ...options(areas)]}
        {...valueProps(areaId ?? ANYWHERE, chooseArea)}
      />
    </>
  );
}
