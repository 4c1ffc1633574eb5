import type { z } from 'zod';
import type { ContentProblem } from '../platform/content-files.ts';
import type { BookingRules, restaurantFile } from '../restaurants/contract.ts';
import type { ImageManifest } from '../settings/contract.ts';
import { endedDates, type Finding, picturesWithoutAlt, repeatedIds, reversedDates } from './findings.ts';
import { brokenLinks, type Targets } from './page-links.ts';

type Written = z.infer<typeof restaurantFile>;
type Facts = Targets & {
  menus: ReadonlySet<string>;
  images: ImageManifest;
  /** Whether the settings name the page of the third-party booking widget. */
  hasWidget: boolean;
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

type Named = { path: string; id: string };

const unknownIn = (refs: Named[], ids: ReadonlySet<string>, expected: string): Finding[] =>
  refs.filter(({ id }) => !ids.has(id)).map(({ path, id }) => ({ path, expected, found: id }));

const idsOf = (list: readonly { id: string }[], path: string): Named[] =>
  list.map(({ id }, at) => ({ path: `${path}.${at}.id`, id }));

/** Tables that can't be used because their id or area is wrong, and joins with unknown tables. */
function tableProblems({ areas, tables = [], joins = [] }: Partial<BookingRules>): Finding[] {
  const standIn = tables.map(({ areaId }, at) => ({ path: `tables.${at}.areaId`, id: areaId }));
  const members = joins.flatMap(({ tableIds }, at) => tableIds.map((id) => ({ path: `joins.${at}.tableIds`, id })));
  return [
    ...repeatedIds(idsOf(tables, 'tables'), () => 'an id that no other table has'),
    ...repeatedIds(idsOf(joins, 'joins'), () => 'an id that no other join has'),
    ...(areas ? unknownIn(standIn, new Set(areas.map(({ id }) => id)), 'an area of the restaurant') : []),
    ...unknownIn(members, new Set(tables.map(({ id }) => id)), 'a table of the restaurant'),
  ];
}

/** A restaurant that relies on the third-party widget when the settings name no page for it. */
const widgetProblems = ({ bookATableWidgetId: id }: Written, { hasWidget }: Facts): Finding[] =>
  id !== null && !hasWidget
    ? [{ path: 'bookATableWidgetId', expected: 'null, or bookings.widgetUrl in settings.json', found: id }]
    : [];

/** Problems of valid restaurants. Unknown menus and pictures are found on loading. */
export function checkRestaurants(restaurants: Written[], facts: Facts): ContentProblem[] {
  return restaurants.flatMap((file) =>
    [
      ...brokenLinks(
        file.heroTiles.map(({ linkUrl }) => ({ linkUrl })),
        facts,
      ).map(({ path, ...rest }) => ({
        path: `heroTiles.${path}`,
        ...rest,
      })),
      ...picturesWithoutAlt(file, facts.images),
      ...widgetProblems(file, facts),
      ...endedDates(file, facts.today),
      ...reversedDates(file),
      ...[...unknownGroupMenus(file.booking, facts.menus), ...tableProblems(file.booking)].map(({ path, ...rest }) => ({
        path: `booking.${path}`,
        ...rest,
      })),
    ].map((finding) => ({ file: `restaurants/${file.slug}.json`, ...finding })),
  );
}
