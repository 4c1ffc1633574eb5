/** 'Italian restaurant'; 'restaurant' for a brand that names no cuisine. */
export const restaurantKind = (cuisine: string | undefined): string =>
  cuisine ? `${cuisine} restaurant` : 'restaurant';
