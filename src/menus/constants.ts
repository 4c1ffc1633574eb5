/** Business constants (product 4.2). */
/** Menus are shown before a restaurant is chosen. */
export const SHOW_MENU_WITHOUT_LOCALISING: boolean = true;
/** Menu pages let the diner choose a restaurant, and then show its menus. */
export const RESTAURANT_MENU_DROPDOWN: boolean = true;
