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

/** Ids at their paths that are not among these. */
const unknownIn = (given: Named[], known: ReadonlySet<string>, expected: string): Finding[] =>
  given.filter(({ id }) => !known.has(id)).map(({ path, id }) => ({ path, expected, found: id }));

const idsOf = (list: readonly { id: string }[], path: string): Named[] =>
  list.map(({ id }, at) => ({ path: `${path}.${at}.id`, id }));

/** Tables that no party is given, since their id or area is wrong, and joins that need a table there is not. */
function tableProblems({ areas, tables = [], joins = [] }: Partial<BookingRules>): Finding[] {
  const standIn = tables.map(({ areaId }, at) => ({ path: `tables.${at}.areaId`, id: areaId }));
  const joined = joins.flatMap(({ tableIds }, at) => tableIds.map((id) => ({ path: `joins.${at}.tableIds`, id })));
  return [
    ...repeatedIds(idsOf(tables, 'tables'), () => 'an id that no other table has'),
    ...repeatedIds(idsOf(joins, 'joins'), () => 'an id that no other join has'),
    ...(areas ? unknownIn(standIn, new Set(areas.map(({ id }) => id)), 'an area of the restaurant') : []),
    ...unknownIn(joined, new Set(tables.map(({ id }) => id)), 'a table of the restaurant'),
  ];
}

/** A restaurant in the third-party widget, whose page no setting names. */
const widgetProblems = ({ bookATableWidgetId: id }: Written, { hasWidget }: Facts): Finding[] =>
  id !== null && !hasWidget
    ? [{ path: 'bookATableWidgetId', expected: 'null, or bookings.widgetUrl in settings.json', found: id }]
    : [];

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
      ...widgetProblems(one, facts),
      ...endedDates(one, facts.today),
      ...reversedDates(one),
      ...[...unknownGroupMenus(one.booking, facts.menus), ...tableProblems(one.booking)].map(({ path, ...rest }) => ({
        path: `booking.${path}`,
        ...rest,
      })),
    ].map((finding) => ({ file: `restaurants/${one.slug}.json`, ...finding })),
  );
}
