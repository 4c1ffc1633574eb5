/** [steps east, steps north] on a grid. */
export type LngLat = [number, number];

/** Area of a closed ring in grid squares. */
export function ringArea(ring: LngLat[]): number {
  const twiceArea = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as LngLat;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twiceArea / 2);
}

/**
 * Removes the points that add least to a ring's shape (Visvalingam), down to a triangle.
 * @param smallest grid squares of the triangle that a point must make with its neighbours to stay
 */
export function simplifyRing(ring: LngLat[], smallest: number): LngLat[] {
  const points = [...ring];
  const areas = points.map((_, at) => areaAt(points, at));
  while (points.length > 4) {
    const at = areas.reduce((least, area, index) => (area < (areas[least] ?? 0) ? index : least), 0);
    if ((areas[at] ?? 0) >= smallest) break;
    points.splice(at, 1);
    areas.splice(at, 1);
    for (const beside of [at - 1, at]) areas[beside] = areaAt(points, beside);
  }
  return points;
}

/** The first and last point are the same and always stay: infinite area. */
function areaAt(ring: LngLat[], at: number): number {
  const [before, here, after] = [ring[at - 1], ring[at], ring[at + 1]];
  if (!before || !here || !after) return Number.POSITIVE_INFINITY;
  return ringArea([before, here, after]);
}
