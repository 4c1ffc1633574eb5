import type { ReactNode } from 'react';
import { Select } from '../../ui/forms/select.tsx';
import type { JourneyState } from '../flow/journey-state.ts';
import { ANY_AREA } from '../rules/booking-text.ts';
import { nameById } from '../rules/ticket.ts';

/** Menu and area, folded away: chosen already, and here to be changed; what unfolds comes into view. Nothing before there are menus. */
export function Preferences({ state, children }: { state: JourneyState; children: ReactNode }) {
  const { restaurantMenus: menus, restaurantAreas: areas, selectedMenu, selectedArea } = state;
  if (menus.length === 0) return null;
  return (
    <details
      className="border-b border-line pb-2"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
        <span className="text-link font-semibold">Menu and area</span>
        <span className="text-sm text-ink-soft">
          {nameById(menus, selectedMenu)} · {nameById(areas, selectedArea) ?? ANY_AREA}
        </span>
      </summary>
      {children}
    </details>
  );
}

/** What the journey has chosen, for the fields. */
export const preferencesOf = (state: JourneyState) => ({
  menus: state.restaurantMenus,
  areas: state.restaurantAreas,
  menuId: state.selectedMenu,
  areaId: state.selectedArea,
});

type Named = readonly { id: string; name: string }[];
type PreferenceFieldsProps = {
  menus: Named;
  areas: Named;
  menuId: string | null;
  areaId: string | null;
  /** Without them the fields belong to a plain form. Null: any area. */
  on?: { menu: (id: string) => void; area: (id: string | null) => void };
};

const ANYWHERE = '';
const options = (items: Named) => items.map(({ id, name }) => ({ value: id, text: name }));
/** The current value with `onChange`, the first one without. */
const valueProps = (value: string, onChange?: (value: string) => void) =>
  onChange
    ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: value };

/** The two fields: which menu, and where in the restaurant. */
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
