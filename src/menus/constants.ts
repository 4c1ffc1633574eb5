/** Business constants of the specification, section 9. */
/** The menus are shown to whoever has chosen no restaurant. */
export const SHOW_MENU_WITHOUT_LOCALISING: boolean = true;
/** A restaurant can be chosen on the menu pages, whose menus are then shown. */
export const RESTAURANT_MENU_DROPDOWN: boolean = true;
