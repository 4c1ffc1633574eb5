import type { z } from 'zod';
import type { ContentProblem } from '../platform/content-files.ts';
import type { BookingRules, restaurantFile } from '../restaurants/contract.ts';
import type { ImageManifest } from '../settings/contract.ts';
import { endedDates, type Finding, picturesWithoutAlt, reversedDates } from './findings.ts';
import { brokenLinks, type Targets } from './page-links.ts';

type Written = z.infer<typeof restaurantFile>;
type Facts = Targets & {
  menus: ReadonlySet<string>;
  images: ImageManifest;
  /** 'YYYY-MM-DD' in London. */
  today: string;
};

/** Unknown menus in an occasion's link group. Unknown areas are allowed: not every restaurant has a bar to exclude. */
export function unknownGroupMenus({ occasions = [] }: Partial<BookingRules>, menus: ReadonlySet<string>): Finding[] {
  return occasions.flatMap(({ menuLinkGroup }, at) =>
    (menuLinkGroup?.ids ?? [])
      .filter((id) => !menus.has(id))
      .map((found) => ({ path: `occasions.${at}.menuLinkGroup.ids`, expected: 'a menu in menus/', found })),
  );
}

/** Problems of valid restaurants. Unknown menus and pictures are found when loading. */
export function checkRestaurants(restaurants: Written[], facts: Facts): ContentProblem[] {
  return restaurants.flatMap((one) =>
    [
      ...brokenLinks(
        one.heroTiles.map(({ linkUrl }) => ({ linkUrl })),
        facts,
      ).map(({ path, ...rest }) => ({
        path: `heroTiles.${path}`,
        ...rest,
      })),
      ...picturesWithoutAlt(one, facts.images),
      ...endedDates(one, facts.today),
      ...reversedDates(one),
      ...unknownGroupMenus(one.booking, facts.menus).map(({ path, ...rest }) => ({ path: `booking.${path}`, ...rest })),
    ].map((finding) => ({ file: `restaurants/${one.slug}.json`, ...finding })),
  );
}
