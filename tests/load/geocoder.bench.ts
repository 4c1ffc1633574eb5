import { readSource } from '../../src/content/content.ts';
import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { createOfflineGeocoder } from '../../src/platform/geo/offline.ts';
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
const ROUNDS = 2000;

/** One search offline, in microseconds. */
export async function benchGeocoder(): Promise<Row[]> {
  const { restaurants } = await readSource('content');
  const geocoder = createOfflineGeocoder(gazetteer, restaurants);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const began = performance.now();
      geocoder.searchNow(query);
      times.push((performance.now() - began) * 1000);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] as number).toFixed(1);
  return [
    {
      name: 'geocoder, one query offline',
      value: `p50 ${at(0.5)} µs, p99 ${at(0.99)} µs`,
      yardstick: 'p50 under 50 µs',
    },
  ];
}
