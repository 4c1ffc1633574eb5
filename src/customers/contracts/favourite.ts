/** Stands for no favourite. Apart from the schemas, so that the form doesn't load Zod. */
export const NO_FAVOURITE = 'none';
export const RESTAURANT_MISSING = 'Choose your favourite restaurant.';
