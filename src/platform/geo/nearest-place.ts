import { milesBetween } from './distance.ts';
import type { GeoMatch, GeoPoint } from './types.ts';

const cell = 0.2;
/** Beyond this, the nearest place misleads more than it helps. */
const farthestMiles = 100;
/** Minimum width of a grid cell in miles, which it has in Shetland. */
const cellMiles = 6.5;

const column = (degrees: number) => Math.floor(degrees / cell);

/** Finds the nearest of many points by searching a grid in widening rings. */
export class NearestPlace {
  readonly #cells: Map<string, GeoMatch[]>;

  constructor(matches: GeoMatch[]) {
    this.#cells = Map.groupBy(matches, ({ lat, lng }) => `${column(lat)},${column(lng)}`);
  }

  find(point: GeoPoint): GeoMatch | null {
    let best: GeoMatch | null = null;
    let miles = farthestMiles;
    for (let ring = 0; (ring - 1) * cellMiles < miles; ring++) {
      for (const match of this.#ring(point, ring)) {
        const distance = milesBetween(point, match);
        if (distance < miles) [best, miles] = [match, distance];
      }
    }
    return best;
  }

  *#ring({ lat, lng }: GeoPoint, ring: number): Generator<GeoMatch> {
    for (let up = -ring; up <= ring; up++) {
      const step = Math.abs(up) === ring ? 1 : ring * 2;
      for (let right = -ring; right <= ring; right += step) {
        yield* this.#cells.get(`${column(lat) + up},${column(lng) + right}`) ?? [];
      }
    }
  }
}
