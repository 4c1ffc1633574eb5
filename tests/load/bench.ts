import { benchBookings } from './bookings.bench.ts';
import { benchGeocoder } from './geocoder.bench.ts';
import { benchHolds } from './holds.bench.ts';
import { benchJobs } from './jobs.bench.ts';
import { benchPages } from './pages.bench.ts';

import { printRows, type Row } from './rows.ts';
import { benchSearch } from './search.bench.ts';

const benches: Record<string, () => Promise<Row[]>> = {
  pages: benchPages,
  bookings: benchBookings,
  holds: benchHolds,
  search: benchSearch,
  geocoder: benchGeocoder,
  jobs: benchJobs,
};
/** All of them, or those named: `npm run bench -- holds search`. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);

const rows: Row[] = [];
for (const name of wanted) rows.push(...((await benches[name]?.()) ?? [{ name, value: 'no such bench' }]));
printRows(rows);
