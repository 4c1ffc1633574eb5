import type { FeatureCollection, Polygon, Position } from 'geojson';

/** Replaces every corner of a closed ring with two, at a quarter and three quarters of its sides (Chaikin). */
function cutCorners(ring: Position[]): Position[] {
  const cut: Position[] = [];
  for (let at = 0; at < ring.length - 1; at++) {
    const [fromX = 0, fromY = 0] = ring[at] ?? [];
    const [toX = 0, toY = 0] = ring[at + 1] ?? [];
    cut.push([fromX * 0.75 + toX * 0.25, fromY * 0.75 + toY * 0.25]);
    cut.push([fromX * 0.25 + toX * 0.75, fromY * 0.25 + toY * 0.75]);
  }
  const first = cut[0];
  return first ? [...cut, first] : ring;
}

/** The same areas with rounded corners, for towns drawn from coarse contours. */
export function rounded({ type, features }: FeatureCollection<Polygon>): FeatureCollection<Polygon> {
  return {
    type,
    features: features.map(({ geometry, ...rest }) => ({
      ...rest,
      geometry: { type: 'Polygon', coordinates: geometry.coordinates.map(cutCorners) },
    })),
  };
}
