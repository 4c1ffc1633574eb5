/** Sent instead of a storeId by somebody without a favourite. Apart from the schemas, so the form loads no Zod. */
export const NO_FAVOURITE = 'none';
export const RESTAURANT_MISSING = 'Choose your favourite restaurant.';
