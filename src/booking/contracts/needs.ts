import { z } from 'zod';
import { allergens } from '../../values/allergens/allergens.ts';
import { MOST_CHILDREN, MOST_HIGH_CHAIRS } from './constants.ts';

/** A party's needs at its table, separate from the free-text request. */
export const needs = z.object({
  /** Children in the party, where the booking counts only people. */
  children: z.int().min(0).max(MOST_CHILDREN, `Bringing more than ${MOST_CHILDREN} children? Ring us.`).default(0),
  highChairs: z
    .int()
    .min(0)
    .max(MOST_HIGH_CHAIRS, `Need more than ${MOST_HIGH_CHAIRS} high chairs? Ring us.`)
    .default(0),
  pram: z.boolean().default(false),
  wheelchair: z.boolean().default(false),
  stepFree: z.boolean().default(false),
  /** Named and ordered as in the menus. */
  allergies: z
    .array(z.enum(allergens))
    .max(allergens.length)
    .default([])
    .transform((names) => allergens.filter((allergen) => names.includes(allergen))),
});

export const AN_ADULT = 'At least one of you must be an adult.';
/** Whether the children leave at least one adult. */
export const hasAnAdult = ({ adultCovers, needs }: { adultCovers: number; needs?: { children?: number } | null }) =>
  (needs?.children ?? 0) < adultCovers;
export const anAdult = { path: ['needs', 'children'], error: AN_ADULT };
export type Needs = z.output<typeof needs>;
export type NeedsBody = z.input<typeof needs>;
