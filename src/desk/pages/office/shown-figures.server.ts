import { data } from 'react-router';
import { FORBIDDEN } from '../../../values/http-status.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { addDays, weekdayName } from '../../../values/time/wall-time.ts';
import type { DeskRestaurant } from '../../engine/desk-deps.ts';
import { readCovers, readEmptySearches, readForward, type TimeFigures } from '../../engine/office/figures.server.ts';
import { deskContext, type PageArgs, restaurantFor, viewerIn } from '../../frame/desk-context.server.ts';
import { requestedDate } from '../../frame/read-form.server.ts';
import { isOffice } from '../../rules/may.ts';
import { COUNTED, datesOf, FORWARD_WEEKS, forwardDates, SPANS, sittingAt, sumBy } from '../../rules/office/figures.ts';
import type { CsvCell } from './csv.ts';

export type FigureTable = { id: string; title: string; columns: string[]; rows: CsvCell[][] };

const counted = Object.values(COUNTED);
const dayCells = (date: string) => [weekdayName(date).slice(0, 3), date];

/** The restaurant of the address; all of them, for the office, where it names none. */
function restaurantsShown(args: PageArgs): DeskRestaurant[] {
  if (args.params.slug !== undefined) return [restaurantFor(args, 'manage')];
  if (!isOffice(viewerIn(args).grants)) throw data('Those figures are for the office.', { status: FORBIDDEN });
  return [...args.context.get(deskContext).deps.restaurants()];
}

function coverTables(covers: readonly TimeFigures[], restaurants: readonly DeskRestaurant[]): FigureTable[] {
  const byId = new Map(restaurants.map((restaurant) => [restaurant.storeId, restaurant]));
  const sittingOf = ({ storeId, date, time }: TimeFigures) =>
    sittingAt(byId.get(storeId)?.booking.sittings ?? [], date, time);
  const sittings = sumBy(covers, (row) => `${row.date} ${sittingOf(row)}`).map(([key, sums]) => [
    ...dayCells(key.slice(0, 10)),
    key.slice(11),
    ...sums,
  ]);
  const byRestaurant = sumBy(covers, ({ storeId }) => storeId)
    .map(([storeId, sums]) => [byId.get(storeId)?.title ?? storeId, ...sums])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  const total = sumBy(covers, () => 'All').map(([all, sums]) => [all, '', '', ...sums]);
  const tables = [
    { id: 'covers', title: 'Covers', columns: ['Day', 'Date', 'Sitting', ...counted], rows: [...sittings, ...total] },
    { id: 'restaurants', title: 'By restaurant', columns: ['Restaurant', ...counted], rows: byRestaurant },
  ];
  return restaurants.length === 1 ? tables.slice(0, 1) : tables;
}

function forwardTable(today: string, { present, past }: Awaited<ReturnType<typeof readForward>>): FigureTable {
  const { from } = forwardDates(today);
  const rows = Array.from({ length: FORWARD_WEEKS }, (_, at) => {
    const now = present.find(({ week }) => week === at);
    const lastYear = past.find(({ week }) => week === at);
    return [addDays(from, at * 7), now?.booked ?? 0, lastYear?.bookedBefore ?? 0, lastYear?.booked ?? 0];
  });
  const columns = ['Week from', 'Booked', 'By this point last year', 'Last year in the end'];
  return { id: 'forward', title: 'Covers booked ahead', columns, rows };
}

/** The figures of the address: whose, of which dates, in tables that the page and the CSV share. */
export async function shownFigures(args: PageArgs) {
  const restaurants = restaurantsShown(args);
  const { db, clock } = args.context.get(deskContext).deps;
  const now = clock();
  const today = londonNow(now.epochMilliseconds).date;
  const query = new URL(args.request.url).searchParams;
  const span = SPANS.find((each) => each === query.get('span')) ?? 'week';
  const date = requestedDate(args.request, today);
  const dates = datesOf(span, date);
  const storeIds = restaurants.map(({ storeId }) => storeId);
  const [only] = restaurants.length === 1 ? restaurants : [];
  const searches = await readEmptySearches(db, { storeIds, ...dates });
  const tables: FigureTable[] = [
    ...coverTables(await readCovers(db, { storeIds, ...dates }), restaurants),
    forwardTable(today, await readForward(db, { storeIds, ...forwardDates(today) }, now)),
    {
      id: 'searches',
      title: 'Searches that found no table',
      columns: ['Day', 'Date', 'Searches'],
      rows: searches.map((row) => [...dayCells(row.date), row.searches]),
    },
  ];
  return { title: only?.title ?? 'all restaurants', base: only ? `/${only.slug}` : '', span, date, ...dates, tables };
}
