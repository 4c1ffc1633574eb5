import { z } from 'zod';
import { dietaryKey, dish, menu } from '../menus/contract.ts';
import { picture, publicRestaurant, restaurantSummary } from '../restaurants/contract.ts';
import { brandSettings } from './settings-contract.ts';

/** GET /api/v1/content/brand-settings */
export const brandSettingsAnswer = brandSettings.extend({
  version: z.string(),
  /** Another basemap's style, by setting; ours when null. */
  mapStyleUrl: z.url().nullable(),
});
export type BrandSettingsAnswer = z.infer<typeof brandSettingsAnswer>;

/** GET /api/v1/content/search-restaurants/ */
export const searchRestaurantsAnswer = z.object({ restaurants: z.array(restaurantSummary) });
export type SearchRestaurantsAnswer = z.infer<typeof searchRestaurantsAnswer>;

const menuLink = menu
  .pick({ id: true, name: true, description: true, served: true })
  .extend({ picture: picture.optional() });
export type MenuLink = z.infer<typeof menuLink>;

/** GET /api/v1/content/getRestaurantBySlug/{slug}: the restaurant, with the menus it serves by name. */
export const restaurantAnswer = publicRestaurant.extend({ menuLinks: z.array(menuLink) });
export type RestaurantAnswer = z.infer<typeof restaurantAnswer>;

const publicDish = dish.omit({ image: true }).extend({ picture: picture.optional() });
export type PublicDish = z.infer<typeof publicDish>;

/** GET /api/v1/content/menu/{id}: the menu with its pictures looked up, and the dietary key. */
export const menuAnswer = menu.omit({ image: true, sections: true }).extend({
  picture: picture.optional(),
  sections: z.array(menu.shape.sections.element.omit({ items: true }).extend({ items: z.array(publicDish) })),
  dietaryKey,
});
export type MenuAnswer = z.infer<typeof menuAnswer>;

/** GET /api/v1/content/choices: the menus one can choose from. */
export const choicesAnswer = z.object({ menus: z.array(menuLink) });
export type ChoicesAnswer = z.infer<typeof choicesAnswer>;

/** GET /api/v1/content/pages: every page by its path. */
export const pagesAnswer = z.object({
  pages: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
});

/** GET /api/v1/content/venues: all venue ids of the brand. */
export const venuesAnswer = z.object({ venueIds: z.array(z.string()) });
