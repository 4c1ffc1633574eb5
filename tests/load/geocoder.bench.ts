import { readSource } from '../../src/content/content.ts';
import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { createOfflineGeocoder } from '../../src/platform/geo/offline.ts';
import { inTurns, ownCpuMs, show } from './measure.ts';
import type { Row } from './rows.ts';

const QUERIES = [
  'LS1 4DY',
  'LS1 4',
  'LS1',
  'W1',
  'newcastle',
  'leeds',
  'st albans',
  'EH1 1AA',
  'manch',
  'covent garden',
  'zzz',
];
const TURNS = 500;

/** One search offline, in microseconds. */
export async function benchGeocoder(): Promise<Row[]> {
  const { restaurants } = await readSource('content');
  const geocoder = createOfflineGeocoder(gazetteer, restaurants);
  const search = async () => {
    const before = ownCpuMs();
    for (let turn = 0; turn < TURNS; turn += 1) for (const query of QUERIES) geocoder.searchNow(query);
    return { 'CPU µs': ((ownCpuMs() - before) * 1000) / (TURNS * QUERIES.length) };
  };
  await search();
  const { searched: results } = await inTurns({ searched: search });
  return [{ name: 'geocoder, one query offline', value: show(results), yardstick: 'under 50 µs' }];
}
