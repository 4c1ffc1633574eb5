import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** Shortens a coordinate for the path text. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/** A point at an angle (radians) and a distance from the origin. */
export const polar = (angle: number, distance: number): Point => [
  Math.cos(angle) * distance,
  Math.sin(angle) * distance,
];

const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Straight lines through the points. */
export const straight = (points: readonly Point[], close = true) => `M${points.map(spot).join('L')}${close ? 'Z' : ''}`;

const segment = (a: Point, b: Point, c: Point, d: Point) =>
  `C${spot([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${spot([c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6])} ${spot(c)}`;

/** A smooth line (Catmull-Rom as Béziers) through the points, closed unless told otherwise. */
export function smooth(points: readonly Point[], close = true): string {
  const count = points.length;
  const near = (index: number) =>
    points[close ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  const legs = close ? count : count - 1;
  let line = `M${spot(near(0))}`;
  for (let i = 0; i < legs; i += 1) line += segment(near(i - 1), near(i), near(i + 1), near(i + 2));
  return line + (close ? 'Z' : '');
}

/** More points along the smooth line through some: `times` as many legs. */
export function dense(points: readonly Point[], times: number): Point[] {
  const near = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const between = (i: number, t: number): Point => {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const along = (k: 0 | 1) =>
      b[k] +
      0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
    return [along(0), along(1)];
  };
  const legs = (points.length - 1) * times;
  return Array.from({ length: legs + 1 }, (_, i) => between(Math.floor(i / times), (i % times) / times));
}

export interface BlobShape {
  x?: number;
  y?: number;
  radius: number;
  /** 0 is a clean ellipse, .5 is a splash. */
  wobble?: number;
  points?: number;
  wide?: number;
  tall?: number;
  turn?: number;
}

/** An organic closed outline: the hand-cut edge of everything edible here. */
export function blob(random: Random, shape: BlobShape): string {
  const { x = 0, y = 0, radius, wobble = 0.2, points = 10, wide = 1, tall = 1, turn = 0 } = shape;
  const [two, three] = [random.next() * 6.28, random.next() * 6.28];
  const outline = Array.from({ length: points }, (_, i): Point => {
    const angle = (i / points) * Math.PI * 2;
    const wave = 0.55 * Math.sin(2 * angle + two) + 0.45 * Math.sin(3 * angle + three) + 0.9 * (random.next() - 0.5);
    const [px, py] = polar(angle, radius * (1 + wobble * wave));
    const [dx, dy] = [px * wide, py * tall];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
  return smooth(outline);
}
