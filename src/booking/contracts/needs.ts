import { z } from 'zod';
import { allergens } from '../../values/allergens/allergens.ts';
import { MOST_HIGH_CHAIRS } from './constants.ts';

/** What a party needs at its table; the restaurant sees it apart from the free request. */
export const needs = z.object({
  highChairs: z
    .int()
    .min(0)
    .max(MOST_HIGH_CHAIRS, `Please ring us for more than ${MOST_HIGH_CHAIRS} high chairs.`)
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
export type Needs = z.output<typeof needs>;
export type NeedsBody = z.input<typeof needs>;
