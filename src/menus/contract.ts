import { z } from 'zod';
import { imageRef } from '../restaurants/contract.ts';
import { type Allergen, type AllergenStatus, allergenStatuses, allergens } from './allergens.ts';

/** Every one of the 14 is stated for every dish: an omission is an error, never a "free". */
const allergenStatement = z.strictObject(
  Object.fromEntries(allergens.map((name) => [name, z.enum(allergenStatuses)])) as Record<
    Allergen,
    z.ZodEnum<{ [S in AllergenStatus]: S }>
  >,
);

/** Dietary key: the mark printed beside a dish and what it means. */
export const dietaryTags = ['v', 'vg', 'gf', 'df', 'n', 'hot', 'new', 'alcohol'] as const;

const money = z.int().min(0).max(100_000);

/** One dish. Prices in pence; energy in kcal per serving. */
export const dish = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  description: z.string(),
  price: money,
  /** Other sizes or portions of the same dish. */
  variants: z.array(z.strictObject({ name: z.string(), price: money, kcal: z.int().min(0) })).optional(),
  kcal: z.int().min(0).max(4000),
  dietaryTags: z.array(z.strictObject({ name: z.enum(dietaryTags) })),
  allergens: allergenStatement,
  image: imageRef.optional(),
});
export type Dish = z.infer<typeof dish>;

/** One menu as its content file holds it: content/menus/{id}.json. */
export const menu = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  description: z.string(),
  /** Shown as a choice in booking; a drinks list is not. */
  bookable: z.boolean(),
  /** When it is served, in words and, for booking, as weekdays and wall times (both ends included). */
  served: z.string(),
  servedDays: z
    .array(z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']))
    .optional(),
  servedFrom: z.string().optional(),
  servedUntil: z.string().optional(),
  note: z.string().optional(),
  image: imageRef.optional(),
  sections: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        note: z.string().optional(),
        /** Price of the whole section when it is a set, in pence. */
        setPrice: money.optional(),
        items: z.array(dish).min(1),
      }),
    )
    .min(1),
});
export type Menu = z.infer<typeof menu>;

/** content/dietary-key.json: what each mark means. */
export const dietaryKey = z.array(z.strictObject({ name: z.enum(dietaryTags), mark: z.string(), meaning: z.string() }));
