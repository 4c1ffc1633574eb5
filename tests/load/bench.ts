import { parseArgs } from 'node:util';
import { benchAgainst } from './against.bench.ts';
import { benchBookings } from './bookings.bench.ts';
import { benchDesk } from './desk/desk.bench.ts';
import { benchGeocoder } from './geocoder.bench.ts';
import { benchHolds } from './holds.bench.ts';
import { benchJobs } from './jobs.bench.ts';
import { benchPages } from './pages.bench.ts';
import { printRows, type Row } from './rows.ts';
import { benchSearch } from './search.bench.ts';
import { benchUpkeep } from './upkeep.bench.ts';

const benches: Record<string, () => Promise<Row[]>> = {
  pages: benchPages,
  bookings: benchBookings,
  holds: benchHolds,
  search: benchSearch,
  desk: benchDesk,
  geocoder: benchGeocoder,
  jobs: benchJobs,
  upkeep: benchUpkeep,
};
/** All benches, or some: `npm run bench -- holds search`; `--against <commit>` compares with that commit. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });

async function ownRows(names: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) rows.push(...((await benches[name]?.()) ?? [{ name, value: 'no such bench' }]));
  return rows;
}

const selection = positionals.length > 0 ? positionals : Object.keys(benches);
printRows(await (values.against ? benchAgainst(values.against, positionals) : ownRows(selection)));
// Ends whatever an error or an interruption left running.
process.exit();
