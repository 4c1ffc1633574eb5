/** One dish: its words and its drawing (1200 by 900). */
export interface Dish {
  alt: string;
  draw: () => string;
}

/** Dishes by file name. */
export type Course = Record<string, Dish>;
