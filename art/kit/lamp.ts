import type { Point } from './curve.ts';

/** The lamp over every dish, up to the left, and the direction half way between it and the eye. */
const lamp = [-0.43, -0.55, 0.72] as const;
const between = [-0.23, -0.3, 0.93] as const;

type Space = readonly [x: number, y: number, z: number];

const dot = (a: Space, b: Space) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How much light a face gets, 0 to 1, and how much of it reaches the eye. */
export const faceLight = (normal: Space) => Math.max(0, dot(normal, lamp));
export const faceGlint = (normal: Space, hard = 26) => Math.max(0, dot(normal, between)) ** hard;

/** How much of the lamp a strand lying along `along`, rising by `rise`, throws back. */
export function strandGlint([x, y]: Point, rise: number, hard = 26): number {
  const length = Math.hypot(x, y, rise) || 1;
  const lean = dot([x / length, y / length, rise / length], between);
  return Math.sqrt(Math.max(0, 1 - lean * lean)) ** hard;
}

/** How far a direction on the table faces the lamp, -1 to 1. */
export const towardsLamp = ([x, y]: Point) => -x * 0.62 - y * 0.79;

/** Direction and left-hand normal of a line at each of its points. */
export function courseOf(points: readonly Point[]): { along: Point; normal: Point }[] {
  return points.map((_, i) => {
    const [from, to] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { along: [dx / length, dy / length], normal: [dy / length, -dx / length] };
  });
}
