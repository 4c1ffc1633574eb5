import type { z } from 'zod';
import type { ContentProblem } from '../platform/content-files.ts';
import type { BookingRules, restaurantFile } from '../restaurants/contract.ts';
import { backwardDates, endedDates, type Finding, wordlessPictures } from './findings.ts';
import { brokenLinks, type Targets } from './page-links.ts';
import type { ImageManifest } from './settings-contract.ts';

type Written = z.infer<typeof restaurantFile>;
type Facts = Targets & {
  menus: ReadonlySet<string>;
  images: ImageManifest;
  /** 'YYYY-MM-DD' in London. */
  today: string;
};

/** Menus that an occasion keeps or drops and that are not there. Areas may lack: not every restaurant has a bar to keep free. */
export function unknownGroupMenus({ occasions = [] }: Partial<BookingRules>, menus: ReadonlySet<string>): Finding[] {
  return occasions.flatMap(({ menuLinkGroup }, at) =>
    (menuLinkGroup?.ids ?? [])
      .filter((id) => !menus.has(id))
      .map((found) => ({ path: `occasions.${at}.menuLinkGroup.ids`, expected: 'a menu in menus/', found })),
  );
}

/** What is wrong with restaurants that are well-formed by themselves. Unknown menus and pictures are found at load. */
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
      ...wordlessPictures(one, facts.images),
      ...endedDates(one, facts.today),
      ...backwardDates(one),
      ...unknownGroupMenus(one.booking, facts.menus).map(({ path, ...rest }) => ({ path: `booking.${path}`, ...rest })),
    ].map((finding) => ({ file: `restaurants/${one.slug}.json`, ...finding })),
  );
}
