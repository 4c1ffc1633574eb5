/** 'Italian restaurant'; 'restaurant' for a brand without a cuisine. */
export const restaurantKind = (cuisine: string | undefined): string =>
  cuisine ? `${cuisine} restaurant` : 'restaurant';
