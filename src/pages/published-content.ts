import type { z } from 'zod';
import type { Dish, dietaryKey, Menu } from '../menus/contract.ts';
import { type Picture, type Restaurant, type RestaurantSummary, restaurantSummary } from '../restaurants/contract.ts';
import type { BrandSettingsAnswer, MenuAnswer, MenuLink, RestaurantAnswer } from './content-contract.ts';
import { type ContentPage, type PageAnswer, publishPage } from './page-contract.ts';
import type { BrandSettings, ImageManifest } from './settings-contract.ts';

type Source = {
  version: string;
  settings: BrandSettings;
  images: ImageManifest;
  restaurants: Restaurant[];
  menus: Menu[];
  dietaryKey: z.infer<typeof dietaryKey>;
  pages: ContentPage[];
};

/** Every answer of the content service, made once per content version. */
export type PublishedContent = {
  settings: Omit<BrandSettingsAnswer, 'mapStyleUrl'>;
  summaries: RestaurantSummary[];
  bySlug: Map<string, RestaurantAnswer>;
  byStoreId: Map<string, RestaurantAnswer>;
  menus: Map<string, MenuAnswer>;
  choices: MenuLink[];
  pages: Map<string, PageAnswer>;
};

type LookUp = (name: string) => Picture;

function publishRestaurant(one: Restaurant, picture: LookUp, links: MenuLink[]): RestaurantAnswer {
  const { booking, image, heroTiles, ...rest } = one;
  return {
    ...rest,
    horizonDays: booking.horizonDays,
    picture: picture(image),
    heroTiles: heroTiles.map(({ image: name, ...tile }) => ({ ...tile, picture: picture(name) })),
    menuLinks: links.filter(({ id }) => one.menus.includes(id)),
  };
}

function publishMenu(one: Menu, picture: LookUp, key: Source['dietaryKey']): MenuAnswer {
  const { image, sections, ...rest } = one;
  const publishDish = ({ image: name, ...dish }: Dish) => ({ ...dish, ...(name && { picture: picture(name) }) });
  return {
    ...rest,
    ...(image && { picture: picture(image) }),
    sections: sections.map((section) => ({ ...section, items: section.items.map(publishDish) })),
    dietaryKey: key,
  };
}

/** Menus as the settings order them, then the rest as they come. */
function inOrder(menus: Menu[], order: string[]): Menu[] {
  const place = ({ id }: Menu) => (order.includes(id) ? order.indexOf(id) : order.length);
  return menus.toSorted((one, other) => place(one) - place(other));
}

/** Carousels as the brand has them, but for what a tile says itself. */
function withCarousels(page: PageAnswer, carousel: BrandSettings['carousel']): PageAnswer {
  return { ...page, tiles: page.tiles.map((tile) => (tile.tile === 'carousel' ? { ...carousel, ...tile } : tile)) };
}

/** Looks up pictures and drops what is not for the public. */
export function publish({
  version,
  settings,
  images,
  restaurants,
  menus,
  dietaryKey,
  pages,
}: Source): PublishedContent {
  const picture: LookUp = (name) => {
    const found = images[name];
    if (!found) throw new Error(`${name} is not in images.json`);
    return { name, ...found };
  };
  const choices = inOrder(menus, settings.menuOrder).map(({ id, name, description, served, image }) => ({
    id,
    name,
    description,
    served,
    ...(image && { picture: picture(image) }),
  }));
  const answers = restaurants.map((one) => publishRestaurant(one, picture, choices));
  return {
    settings: { ...settings, version },
    summaries: answers.map((one) => restaurantSummary.strip().parse(one)),
    bySlug: new Map(answers.map((one) => [one.slug, one])),
    byStoreId: new Map(answers.map((one) => [one.storeId, one])),
    menus: new Map(menus.map((one) => [one.id, publishMenu(one, picture, dietaryKey)])),
    choices,
    pages: new Map(pages.map((one) => [one.id, withCarousels(publishPage(one, picture), settings.carousel)])),
  };
}
