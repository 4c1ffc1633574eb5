import type { RestaurantWithMenus } from './restaurants-with-menus.ts';

/** Absent or null means any. */
export type NamedParts = { areaId?: string | null; menuId?: string | null; menuIds?: readonly string[] };

const NO_AREA = 'This restaurant doesn’t have that area.';
const NO_MENU = 'This restaurant doesn’t have that menu.';

/**
 * The fields that name an area or a menu this restaurant doesn't have, with a sentence for each; null when none does.
 */
export function unknownParts(
  { restaurant, menus }: RestaurantWithMenus,
  { areaId, menuId, menuIds = [] }: NamedParts,
): Record<string, string> | null {
  const isMenu = (wanted: string) => menus.some(({ id }) => id === wanted);
  const fields = {
    ...(areaId && !restaurant.booking.areas.some(({ id }) => id === areaId) && { areaId: NO_AREA }),
    ...(menuId && !isMenu(menuId) && { menuId: NO_MENU }),
    ...(!menuIds.every(isMenu) && { menuIds: NO_MENU }),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}
