import { z } from 'zod';
import { allergens } from '../../values/allergens/allergens.ts';
import { MOST_CHILDREN, MOST_HIGH_CHAIRS } from './constants.ts';

/** What a party needs at its table; the restaurant sees it apart from the free request. */
export const needs = z.object({
  /** How many of the party are children, where the booking itself counts people only. */
  children: z.int().min(0).max(MOST_CHILDREN, `Bringing more than ${MOST_CHILDREN} children? Ring us.`).default(0),
  highChairs: z
    .int()
    .min(0)
    .max(MOST_HIGH_CHAIRS, `Need more than ${MOST_HIGH_CHAIRS} high chairs? Ring us.`)
    .default(0),
  pram: z.boolean().default(false),
  wheelchair: z.boolean().default(false),
  stepFree: z.boolean().default(false),
  /** As the menus name them, in their order. */
  allergies: z
    .array(z.enum(allergens))
    .max(allergens.length)
    .default([])
    .transform((given) => allergens.filter((one) => given.includes(one))),
});

export const AN_ADULT = 'At least one of you must be an adult.';
/** Whether a party of so many adults, as the booking counts them, can have so many children among them. */
export const hasAnAdult = ({ adultCovers, needs }: { adultCovers: number; needs?: { children?: number } | null }) =>
  (needs?.children ?? 0) < adultCovers;
export const anAdult = { path: ['needs', 'children'], error: AN_ADULT };
export type Needs = z.output<typeof needs>;
export type NeedsBody = z.input<typeof needs>;
