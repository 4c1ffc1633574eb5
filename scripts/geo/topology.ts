import { readFileSync } from 'node:fs';
import { type LngLat, ringArea, simplifyRing } from './simplify.ts';

/** The part of quantised TopoJSON that the sources use. */
type Quantised<Objects> = {
  type: 'Topology';
  transform: { scale: LngLat; translate: LngLat };
  arcs: LngLat[][];
  objects: Objects;
};
type SourceObjects = { o: { geometries: Array<{ type: string; arcs: number[][] }> } };
type AreaObjects = { areas: { type: 'MultiPolygon'; arcs: number[][][] } };
/** Polygons on a grid; every ring is its own arc, as in the source files. */
type Areas = { polygons: LngLat[][][]; scale: LngLat; translate: LngLat };
/**
 * What to drop, in square metres: smaller triangles and whole rings; `grid` is the factor by which the grid gets
 * coarser.
 */
type Coarseness = { triangle: number; ring: number; grid: number };

const metresPerDegree = 111_320;
const farDegrees = 25;
/** The maps show the British Isles: one length of a degree is enough for comparing sizes. */
const middleLatitude = Math.cos((55 * Math.PI) / 180);

export function readAreas(path: string): Areas {
  const { arcs, objects, transform } = JSON.parse(readFileSync(path, 'utf8')) as Quantised<SourceObjects>;
  const polygons = objects.o.geometries
    .filter(({ type }) => type === 'Polygon')
    .map((shape) => shape.arcs.map((ring) => ring.flatMap((arc) => positions(arcs[arc] ?? []))));
  return { polygons, ...transform };
}

/**
 * The data ends in a straight cut through the Continent. Extends the mainland far beyond it, in the coast's own
 * north-easterly direction, so that no view of the islands shows the cut.
 */
export function stretchMainland({ polygons, ...rest }: Areas): Areas {
  const mainland = polygons.reduce((most, rings) =>
    ringArea(rings[0] ?? []) > ringArea(most[0] ?? []) ? rings : most,
  );
  const [right, bottom] = polygons.flat(2).reduce(([x, y], at) => [Math.max(x, at[0]), Math.min(y, at[1])], [0, 0]);
  const far = Math.round(farDegrees / rest.scale[0]);
  const move = ([x, y]: LngLat): LngLat => {
    if (y === bottom) return [x === right ? x + far : x, y - far];
    return x === right ? [x + far, y + Math.round(far / 6)] : [x, y];
  };
  return {
    ...rest,
    polygons: polygons.map((rings) => (rings === mainland ? rings.map((ring) => ring.map(move)) : rings)),
  };
}

function positions(arc: LngLat[]): LngLat[] {
  let [x, y] = [0, 0];
  return arc.map(([right, up]) => {
    x += right;
    y += up;
    return [x, y];
  });
}

function steps(line: LngLat[]): LngLat[] {
  return line.map(([x, y], at) => {
    const [fromX, fromY] = line[at - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}

/** The same areas with fewer points, without rings too small to see. */
export function coarsen({ polygons, scale, translate }: Areas, { triangle, ring, grid }: Coarseness): Areas {
  const squareMetres = scale[0] * scale[1] * metresPerDegree ** 2 * middleLatitude;
  const coarse = ([x, y]: LngLat): LngLat => [Math.round(x / grid), Math.round(y / grid)];
  const shorter = (line: LngLat[]) => withoutRepeats(simplifyRing(line, triangle / squareMetres).map(coarse));
  const simplified = polygons
    .map((rings) => rings.filter((line) => ringArea(line) * squareMetres >= ring).map(shorter))
    .map((rings) => rings.filter((line) => line.length >= 4));
  return {
    polygons: simplified.filter((rings) => rings.length > 0),
    scale: [scale[0] * grid, scale[1] * grid],
    translate,
  };
}

function withoutRepeats(line: LngLat[]): LngLat[] {
  return line.filter(([x, y], at) => at === 0 || x !== line[at - 1]?.[0] || y !== line[at - 1]?.[1]);
}

/** Quantised TopoJSON with the object `areas`, one shape of many polygons. */
export function toTopology({ polygons, scale, translate }: Areas): Quantised<AreaObjects> {
  const arcs: LngLat[][] = [];
  const arcNumbers = polygons.map((rings) => rings.map((line) => [arcs.push(steps(line)) - 1]));
  return {
    type: 'Topology',
    transform: { scale, translate },
    arcs,
    objects: { areas: { type: 'MultiPolygon', arcs: arcNumbers } },
  };
}
