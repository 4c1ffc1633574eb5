import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { unpackOutcodes, unpackPlaces } from '../../src/platform/geo/gazetteer.ts';
import { coarsen, readAreas, stretchMainland, toTopology } from './topology.ts';

type BasemapSources = Record<'land' | 'lakes' | 'urban' | 'core', string>;
type Level = { file: string; land: number; towns: number; smallest: number; grid: number };

const folder = new URL('../../public/map/', import.meta.url);
/** The first level is drawn at once, the second on zooming in. Square metres. */
const levels: Level[] = [
  { file: 'overview.json', land: 600_000, towns: 600_000, smallest: 6_000_000, grid: 5 },
  { file: 'detail.json', land: 400, towns: 2_500, smallest: 0, grid: 1 },
];
/** Smaller villages have no label on the map. */
const smallestLabel = 1_500;

function write(file: string, content: unknown): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(file, folder), text);
  console.log(`${file}: ${text.length} bytes, ${brotliCompressSync(text).length} in brotli`);
}

/** Writes public/map: land, lakes and towns at two levels of detail, and the names of places and postcode districts. */
export function writeBasemap(sources: BasemapSources): void {
  mkdirSync(folder, { recursive: true });
  const land = stretchMainland(readAreas(sources.land));
  const lakes = readAreas(sources.lakes);
  const urban = readAreas(sources.urban);
  const core = readAreas(sources.core);
  for (const level of levels) {
    const { grid, smallest: ring } = level;
    write(level.file, {
      land: toTopology(coarsen(land, { triangle: level.land, ring: ring / 4, grid })),
      lakes: toTopology(coarsen(lakes, { triangle: level.land, ring, grid: 1 })),
      urban: toTopology(coarsen(urban, { triangle: level.towns, ring, grid })),
      core: toTopology(coarsen(core, { triangle: level.towns, ring, grid })),
    });
  }
  const places = unpackPlaces(gazetteer).filter(({ population }) => population >= smallestLabel);
  const outcodes = [...unpackOutcodes(gazetteer).values()].filter(({ sectors }) => sectors.size > 0);
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  write('names.json', {
    places: places.map(({ name, lat, lng, population }) => [
      name,
      round(lng),
      round(lat),
      Math.round(population / 100) / 10,
    ]),
    outcodes: outcodes.map(({ code, lat, lng }) => [code, round(lng), round(lat)]),
  });
}
