import { readFileSync } from 'node:fs';
import { type Position, ringArea, simplifyRing } from './simplify.ts';

/** As much of quantised TopoJSON as the sources use. */
type Quantised<Objects> = {
  type: 'Topology';
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: Objects;
};
type SourceObjects = { o: { geometries: Array<{ type: string; arcs: number[][] }> } };
type AreaObjects = { areas: { type: 'MultiPolygon'; arcs: number[][][] } };
/** Polygons on a grid; every ring is an arc of its own, as the source files have it. */
type Areas = { polygons: Position[][][]; scale: Position; translate: Position };
/** How much is left out: triangles and whole rings under so many square metres; the grid gets so much coarser. */
type Coarseness = { triangle: number; ring: number; grid: number };

const metresPerDegree = 111_320;
const farDegrees = 25;
/** The maps are of these islands: one width of a degree does for judging sizes. */
const middleLatitude = Math.cos((55 * Math.PI) / 180);

export function readAreas(path: string): Areas {
  const { arcs, objects, transform } = JSON.parse(readFileSync(path, 'utf8')) as Quantised<SourceObjects>;
  const polygons = objects.o.geometries
    .filter(({ type }) => type === 'Polygon')
    .map((shape) => shape.arcs.map((ring) => ring.flatMap((arc) => positions(arcs[arc] ?? []))));
  return { polygons, ...transform };
}

/**
 * The data ends in a straight cut through the Continent. There the mainland is drawn on, far out and along the coast's
 * own north-easterly run, so that no view of the islands shows an edge that is not there.
 */
export function stretchMainland({ polygons, ...rest }: Areas): Areas {
  const mainland = polygons.reduce((most, rings) =>
    ringArea(rings[0] ?? []) > ringArea(most[0] ?? []) ? rings : most,
  );
  const [right, bottom] = polygons.flat(2).reduce(([x, y], at) => [Math.max(x, at[0]), Math.min(y, at[1])], [0, 0]);
  const far = Math.round(farDegrees / rest.scale[0]);
  const moved = ([x, y]: Position): Position => {
    if (y === bottom) return [x === right ? x + far : x, y - far];
    return x === right ? [x + far, y + Math.round(far / 6)] : [x, y];
  };
  return {
    ...rest,
    polygons: polygons.map((rings) => (rings === mainland ? rings.map((ring) => ring.map(moved)) : rings)),
  };
}

function positions(arc: Position[]): Position[] {
  let [x, y] = [0, 0];
  return arc.map(([right, up]) => {
    x += right;
    y += up;
    return [x, y];
  });
}

function steps(line: Position[]): Position[] {
  return line.map(([x, y], at) => {
    const [fromX, fromY] = line[at - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}

/** The same areas with fewer points; rings too small to be seen are left out. */
export function coarsen({ polygons, scale, translate }: Areas, { triangle, ring, grid }: Coarseness): Areas {
  const squareMetres = scale[0] * scale[1] * metresPerDegree ** 2 * middleLatitude;
  const coarse = ([x, y]: Position): Position => [Math.round(x / grid), Math.round(y / grid)];
  const shorter = (line: Position[]) => withoutRepeats(simplifyRing(line, triangle / squareMetres).map(coarse));
  const kept = polygons
    .map((rings) => rings.filter((line) => ringArea(line) * squareMetres >= ring).map(shorter))
    .map((rings) => rings.filter((line) => line.length >= 4));
  return { polygons: kept.filter((rings) => rings.length > 0), scale: [scale[0] * grid, scale[1] * grid], translate };
}

function withoutRepeats(line: Position[]): Position[] {
  return line.filter(([x, y], at) => at === 0 || x !== line[at - 1]?.[0] || y !== line[at - 1]?.[1]);
}

/** Quantised TopoJSON with the object `areas`, one shape of many polygons. */
export function toTopology({ polygons, scale, translate }: Areas): Quantised<AreaObjects> {
  const arcs: Position[][] = [];
  const numbered = polygons.map((rings) => rings.map((line) => [arcs.push(steps(line)) - 1]));
  return {
    type: 'Topology',
    transform: { scale, translate },
    arcs,
    objects: { areas: { type: 'MultiPolygon', arcs: numbered } },
  };
}
