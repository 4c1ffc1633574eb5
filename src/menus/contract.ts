import { z } from 'zod';
import { menuLink } from '../restaurants/contract.ts';
import { allergenStatement, checkKinds, namedKinds } from '../values/allergens/allergen-statement.ts';
import { imageRef, picture } from '../values/picture.ts';
import { wallTime, weekdays } from '../values/time/week.ts';

/** Dietary key: the mark printed beside a dish and its meaning. */
export const dietaryTags = ['v', 'vg', 'gf', 'df', 'n', 'hot', 'new', 'alcohol'] as const;

const money = z.int().min(0).max(100_000);

/** The language of a name that isn't English, for screen readers. */
const nameLang = z.literal('it');

/** One dish. Prices in pence; energy in kcal per serving. */
export const dish = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  nameLang: nameLang.optional(),
  description: z.string(),
  price: money,
  /** Other sizes or portions of the same dish. */
  variants: z.array(z.strictObject({ name: z.string(), price: money, kcal: z.int().min(0) })).optional(),
  kcal: z.int().min(0).max(4000),
  dietaryTags: z.array(z.strictObject({ name: z.enum(dietaryTags) })),
  allergens: allergenStatement,
  allergenKinds: namedKinds.optional(),
  image: imageRef.optional(),
});
export type Dish = z.infer<typeof dish>;

/** Other ids on a menu's page. */
const OTHER_PLACES = ['dishes', 'key', 'content'];

/** Also an anchor on the page. */
const sectionId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
  .refine((id) => !OTHER_PLACES.includes(id), 'another name: this is one of the page’s own');

/** A menu, as in content/menus/{id}.json. */
export const menu = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  description: z.string(),
  /** Offered as a choice in booking; a drinks list is not. */
  bookable: z.boolean(),
  /** When it is served: as text, and for booking as weekdays and wall times (inclusive). */
  served: z.string(),
  servedDays: z.array(z.enum(weekdays)).optional(),
  servedFrom: wallTime.optional(),
  servedUntil: wallTime.optional(),
  note: z.string().optional(),
  /** The id of the occasion its page books a table for; by default a plain table. */
  occasion: z.string().optional(),
  image: imageRef.optional(),
  sections: z
    .array(
      z.strictObject({
        id: sectionId,
        name: z.string(),
        nameLang: nameLang.optional(),
        note: z.string().optional(),
        /** Price of the whole section if it is a set menu, in pence. */
        setPrice: money.optional(),
        items: z.array(dish.superRefine(checkKinds)).min(1),
      }),
    )
    .min(1),
});
export type Menu = z.infer<typeof menu>;

/** content/dietary-key.json */
export const dietaryKey = z.array(z.strictObject({ name: z.enum(dietaryTags), mark: z.string(), meaning: z.string() }));

const publicDish = dish.omit({ image: true }).extend({ picture: picture.optional() });
export type PublicDish = z.infer<typeof publicDish>;

/** GET /api/v1/content/menu/{id}: the menu with its pictures resolved, and the dietary key. */
export const menuAnswer = menu.omit({ image: true, sections: true }).extend({
  picture: picture.optional(),
  sections: z.array(menu.shape.sections.element.omit({ items: true }).extend({ items: z.array(publicDish) })),
  dietaryKey,
});
export type MenuAnswer = z.infer<typeof menuAnswer>;

/** GET /api/v1/content/choices: the menus to choose from. */
export const choicesAnswer = z.object({ menus: z.array(menuLink) });
export type ChoicesAnswer = z.infer<typeof choicesAnswer>;
