import { mix } from '../kit/colour.ts';
import { dense, type Point, polar, smooth, straight } from '../kit/curve.ts';
import { courseOf, faceGlint, faceLight, strandGlint, towardsLamp } from '../kit/lamp.ts';
import type { Random } from '../kit/random.ts';
import { group, line, many, path } from '../kit/svg.ts';

/** Draws one strand along its points. */
type Draw = (random: Random, points: readonly Point[], width: number, colour: string) => string;

export interface Strands {
  radius: number;
  /** Width of one strand, px. */
  width: number;
  /** Swirls laid over each other, and strands side by side in each. */
  swirls: number;
  abreast: number;
  colours: readonly [string, ...string[]];
  draw?: Draw;
  /** How far strands stray from their swirl, as a share of their width, and how long they are. */
  stray?: number;
  spans?: readonly [number, number];
  /** How dark the lowest strands are, 0 to 1. */
  shade?: number;
}

// Pasta is warm in the shade and buttery in the light, never grey.
const shaded = (colour: string, share: number) => mix(colour, '#b8600c', share);
const buttery = (colour: string, share: number) => mix(colour, '#fff4cc', share);

interface Swirl {
  centre: Point;
  distance: number;
  start: number;
  span: number;
  sway: number;
}

const STEPS = 18;

const course = (random: Random, swirl: Swirl, offset: number, slip: number, stray: number): Point[] => {
  const phase = random.next() * 6.28;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = swirl.start + slip + (swirl.span * i) / STEPS;
    const away = swirl.distance + offset + stray * Math.sin(phase + i * 0.42);
    const [x, y] = polar(angle, away * (1 + swirl.sway * Math.sin(i * 0.39)));
    return [swirl.centre[0] + x, swirl.centre[1] + y];
  });
};

/** The outline between two offsets from a line, px, each told by the number of the point. */
const lens = (points: readonly Point[], from: (i: number) => number, to: (i: number) => number) => {
  const sides = courseOf(points);
  const set = (offset: (i: number) => number) =>
    points.map(([x, y], i): Point => {
      const [nx, ny] = sides[i]?.normal ?? [0, 0];
      return [x + nx * offset(i), y + ny * offset(i)];
    });
  return smooth([...set(from), ...set(to).reverse()]);
};

/** A round strand: shaded on the side away from the lamp, glinting where it lies across the light. */
export const round: Draw = (random, points, width, colour) => {
  const sides = courseOf(points);
  const facing = (i: number) => towardsLamp(sides[i]?.normal ?? [0, 0]);
  const [phase, wave] = [random.next() * 6.28, random.between(0.5, 0.9)];
  const glint = (i: number) =>
    strandGlint(sides[i]?.along ?? [1, 0], 0.34 * Math.sin(phase + i * wave), 34) * width * 0.2;
  const shade = (side: 1 | -1) =>
    path(
      lens(
        points,
        () => (side * width) / 2,
        (i) => side * width * (0.5 - 0.5 * Math.max(0, -side * facing(i))),
      ),
      shaded(colour, 0.55),
      { opacity: 0.7 },
    );
  const d = smooth(points, false);
  const tuck = (ends: readonly Point[]) => line(smooth(ends, false), shaded(colour, 0.8), width, { opacity: 0.5 });
  return (
    line(d, '#6b2c05', width * 1.28, { opacity: 0.6 }) +
    line(d, colour, width) +
    tuck(points.slice(0, 2)) +
    tuck(points.slice(-2)) +
    shade(1) +
    shade(-1) +
    path(
      lens(
        points,
        (i) => width * 0.2 * facing(i) - glint(i),
        (i) => width * 0.2 * facing(i) + glint(i),
      ),
      buttery(colour, 0.85),
      { opacity: 0.85 },
    )
  );
};

/** A flat ribbon that leans this way and that, so that it shows its breadth, its edge and its underside. */
export const flat: Draw = (random, course, width, colour) => {
  const points = dense(course, 4);
  const sides = courseOf(points);
  const last = points.length - 1;
  const [phase, wave, lean] = [random.next() * 6.28, random.between(0.1, 0.17), random.between(0.5, 1.15)];
  const tilt = points.map((_, i) => lean * Math.sin(phase + i * wave));
  const end = points.map((_, i) => Math.max(0, 1 - Math.min(i, last - i) / 8));
  const half = tilt.map(
    (angle, i) => (width / 2) * (0.26 + 0.74 * Math.cos(angle)) * Math.sqrt(1 - 0.9 * (end[i] ?? 0) ** 3),
  );
  /** A place across the ribbon: -1 and 1 are its edges. */
  const across = (i: number, share: number): Point => {
    const [[x, y], [nx, ny]] = [points[i] as Point, sides[i]?.normal ?? [0, 0]];
    return [x + nx * share * (half[i] ?? 0), y + ny * share * (half[i] ?? 0)];
  };
  // It is a little hollow, so each third of its breadth takes the light another way.
  const facet = (i: number, third: number) => {
    const [[nx, ny], angle] = [sides[i]?.normal ?? [0, 0], (tilt[i] ?? 0) + third * 0.34];
    const normal = [nx * Math.sin(angle), ny * Math.sin(angle), Math.cos(angle)] as const;
    const light = faceLight(normal);
    const tone = light < 0.7 ? shaded(colour, (0.7 - light) * 0.85) : buttery(colour, (light - 0.7) * 1.2);
    const fill = shaded(buttery(tone, 0.4 * faceGlint(normal, 22)), (end[i] ?? 0) * 0.4);
    const [from, to] = [(third * 2 - 1) / 3, (third * 2 + 1) / 3];
    return path(straight([across(i, from), across(i + 1, from), across(i + 1, to), across(i, to)]), fill, {
      stroke: fill,
      'stroke-width': 0.9,
    });
  };
  const facets = [-1, 0, 1].map((third) => many(last, (i) => facet(i, third))).join('');
  const every = points.map((_, i) => i).filter((i) => i % 3 === 0);
  const rim = (side: 1 | -1) => {
    const lit = towardsLamp(sides[last >> 1]?.normal ?? [0, 0]) * side > 0;
    const outline = smooth(
      every.map((i) => across(i, side)),
      false,
    );
    return line(outline, lit ? buttery(colour, 0.7) : shaded(colour, 0.75), 1.8, { opacity: lit ? 0.75 : 0.7 });
  };
  const under = smooth([...every.map((i) => across(i, 1)), ...every.map((i) => across(i, -1)).reverse()]);
  return (
    path(under, '#7a3206', { transform: 'translate(2 3)', opacity: 0.8, stroke: '#7a3206', 'stroke-width': 1.5 }) +
    facets +
    rim(1) +
    rim(-1)
  );
};

/** Twirled pasta: swirls of strands, wide ones first, so that the nest rises to the middle and the lowest lie in shade. */
export function nest(random: Random, { radius, width, swirls, abreast, colours, ...loose }: Strands): string {
  const { draw = round, stray = 0.5, spans = [1.3, 3.1], shade = 0.42 } = loose;
  return many(swirls, (i) => {
    const height = i / swirls;
    const swirl: Swirl = {
      centre: polar(i * 4.1, radius * random.between(0, 0.26)),
      distance: radius * (0.16 + 0.5 * (1 - height) * random.between(0.8, 1.1) + random.next() * 0.14) + width,
      start: i * 2.4 + random.between(-0.3, 0.3),
      span: random.between(...spans) * (random.chance(0.5) ? 1 : -1),
      sway: random.between(-0.14, 0.14),
    };
    const deep = shade * (1 - height) ** 1.6;
    const side = many(abreast, (k) =>
      draw(
        random,
        course(
          random,
          swirl,
          (k - abreast / 2) * width * random.between(1, 1.25),
          random.between(-0.22, 0.22),
          width * random.between(0, stray),
        ),
        width,
        shaded(random.pick(colours), deep),
      ),
    );
    return group({ filter: 'url(#cast)' }, side);
  });
}
