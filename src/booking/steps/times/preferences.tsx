import type { ReactNode } from 'react';
import type { JourneyState } from '../../flow/journey-state.ts';
import { ANY_AREA } from '../../rules/booking-text.ts';
import { nameById } from '../../rules/ticket.ts';

/** Menu and area are preselected, so their fields are folded away; opening them scrolls them into view. */
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

export const preferencesOf = (state: JourneyState) => ({
  menus: state.restaurantMenus,
  areas: state.restaurantAreas,
  menuId: state.selectedMenu,
  areaId: state.selectedArea,
});
