import type { z } from 'zod';
import type { Dish, dietaryKey, Menu, MenuAnswer } from '../menus/contract.ts';
import { type ContentPage, type PageAnswer, publishPage } from '../pages/content/page-contract.ts';
import { kindOf } from '../pages/tiles/tile.ts';
import type { MenuLink, RestaurantAnswer } from '../restaurants/contract.ts';
import { type Restaurant, type RestaurantSummary, restaurantSummary } from '../restaurants/contract.ts';
import type { BrandSettings, BrandSettingsAnswer, CareersAnswer, ImageManifest } from '../settings/contract.ts';
import { withPlainSettings } from '../settings/with-plain-settings.ts';
import type { PictureFile } from '../values/picture.ts';

type Source = {
  version: string;
  settings: BrandSettings;
  images: ImageManifest;
  restaurants: Restaurant[];
  menus: Menu[];
  dietaryKey: z.infer<typeof dietaryKey>;
  pages: ContentPage[];
};

/** Every response of the content service, built once per content version. */
export type PublishedContent = {
  settings: Omit<BrandSettingsAnswer, 'mapStyleUrl' | 'bookingJourneyStyle'>;
  summaries: RestaurantSummary[];
  bySlug: Map<string, RestaurantAnswer>;
  byStoreId: Map<string, RestaurantAnswer>;
  menus: Map<string, MenuAnswer>;
  choices: MenuLink[];
  pages: Map<string, PageAnswer>;
};

type LookUp = (name: string) => PictureFile;

/** Distinct spans of seatings, across all weekdays. */
function sittingsOf(sittings: Restaurant['booking']['sittings']): RestaurantAnswer['sittings'] {
  const spans = sittings.map(({ firstSeating, lastSeating }) => ({ firstSeating, lastSeating }));
  return [...new Map(spans.map((span) => [`${span.firstSeating} ${span.lastSeating}`, span])).values()];
}

type BookingSettings = Pick<BrandSettings, 'bookings' | 'bookingsEnabled'>;

/** The page of the third-party widget; undefined while we take the restaurant's bookings ourselves. */
function widgetUrlOf(
  { bookATableWidgetId: id, enableBookings }: Restaurant,
  { bookings, bookingsEnabled }: BookingSettings,
): string | undefined {
  if (id === null || (enableBookings && bookingsEnabled)) return undefined;
  return bookings.widgetUrl?.replaceAll('{id}', encodeURIComponent(id));
}

function publishRestaurant(
  source: Restaurant,
  { settings, picture, links }: { settings: BookingSettings; picture: LookUp; links: MenuLink[] },
): RestaurantAnswer {
  const { booking, image, heroTiles, ...rest } = source;
  const widgetUrl = widgetUrlOf(source, settings);
  return {
    ...rest,
    ...(widgetUrl && { widgetUrl }),
    horizonDays: booking.horizonDays,
    sittings: sittingsOf(booking.sittings),
    picture: picture(image),
    heroTiles: heroTiles.map(({ image: name, ...tile }) => ({ ...tile, picture: picture(name) })),
    menuLinks: links.filter(({ id }) => source.menus.includes(id)),
  };
}

function publishMenu(source: Menu, picture: LookUp, key: Source['dietaryKey']): MenuAnswer {
  const { image, sections, ...rest } = source;
  const publishDish = ({ image: name, ...dish }: Dish) => ({ ...dish, ...(name && { picture: picture(name) }) });
  return {
    ...rest,
    ...(image && { picture: picture(image) }),
    sections: sections.map((section) => ({ ...section, items: section.items.map(publishDish) })),
    dietaryKey: key,
  };
}

function inOrder(menus: Menu[], order: string[]): Menu[] {
  const rank = ({ id }: Menu) => (order.includes(id) ? order.indexOf(id) : order.length);
  return menus.toSorted((a, b) => rank(a) - rank(b));
}

function withDefaults(page: PageAnswer, settings: BrandSettings): PageAnswer {
  return { ...page, tiles: page.tiles.map((tile) => ({ ...kindOf(tile).defaults?.(settings), ...tile })) };
}

/** The headers of the job lists, with their sizes. */
const withHeaders = ({ headers, ...careers }: BrandSettings['careers'], picture: LookUp): CareersAnswer => ({
  ...careers,
  headers: Object.fromEntries(Object.entries(headers).map(([name, image]) => [name, picture(image)])),
});

/** Once, since a schema compiles itself on first use. */
const summary = restaurantSummary.strip();
const inSummary = Object.keys(summary.shape) as (keyof RestaurantSummary)[];

function summaryOf(answer: RestaurantAnswer): unknown {
  return Object.fromEntries(inSummary.filter((name) => name in answer).map((name) => [name, answer[name]]));
}

/** Resolves pictures and drops what isn't public. Throws if a response has the wrong shape, unless `foundRight`. */
export function publish(
  { version, settings, images, restaurants, menus, dietaryKey, pages }: Source,
  foundRight = false,
): PublishedContent {
  const picture: LookUp = (name) => {
    const image = images[name];
    if (!image) throw new Error(`${name} is not in images.json`);
    return { name, ...image };
  };
  const choices = inOrder(menus, settings.menuOrder).map(({ id, name, description, served, image }) => ({
    id,
    name,
    description,
    served,
    ...(image && { picture: picture(image) }),
  }));
  const withSettings = withPlainSettings(settings);
  const answers = restaurants.map((restaurant) =>
    publishRestaurant(restaurant, { settings: withSettings, picture, links: choices }),
  );
  return {
    settings: { ...withSettings, careers: withHeaders(withSettings.careers, picture), version },
    summaries: answers.map(summaryOf).map((data) => (foundRight ? (data as RestaurantSummary) : summary.parse(data))),
    bySlug: new Map(answers.map((answer) => [answer.slug, answer])),
    byStoreId: new Map(answers.map((answer) => [answer.storeId, answer])),
    menus: new Map(menus.map((entry) => [entry.id, publishMenu(entry, picture, dietaryKey)])),
    choices,
    pages: new Map(pages.map((page) => [page.id, withDefaults(publishPage(page, picture, foundRight), settings)])),
  };
}
