import { lighter, mix } from '../kit/colour.ts';
import { type Point, polar, smooth } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { group, line, many } from '../kit/svg.ts';

export interface Strands {
  radius: number;
  /** Width of one strand, px. */
  width: number;
  /** Swirls laid over each other, and strands side by side in each. */
  swirls: number;
  abreast: number;
  colours: readonly [string, ...string[]];
}

interface Swirl {
  centre: Point;
  distance: number;
  start: number;
  span: number;
  sway: number;
}

const course = (swirl: Swirl, offset: number, slip: number): Point[] =>
  Array.from({ length: 11 }, (_, i) => {
    const angle = swirl.start + slip + (swirl.span * i) / 10;
    const [x, y] = polar(angle, (swirl.distance + offset) * (1 + swirl.sway * Math.sin(i * 0.7)));
    return [swirl.centre[0] + x, swirl.centre[1] + y];
  });

const strand = (d: string, colour: string, width: number) =>
  line(d, mix(colour, '#7a2e0a', 0.62), width * 1.22) +
  line(d, colour, width) +
  line(d, lighter(colour, 0.42), width * 0.22, {
    opacity: 0.6,
    transform: `translate(${-width * 0.17} ${-width * 0.2})`,
  });

/** Twirled pasta: swirls of parallel strands, wide ones first, so that the nest rises to the middle. */
export function nest(random: Random, { radius, width, swirls, abreast, colours }: Strands): string {
  return many(swirls, (i) => {
    const height = i / swirls;
    const swirl: Swirl = {
      centre: polar(i * 4.1, radius * random.between(0, 0.26)),
      distance: radius * (0.14 + 0.5 * (1 - height) * random.between(0.8, 1.1) + random.next() * 0.14),
      start: i * 2.4 + random.between(-0.3, 0.3),
      span: random.between(1.3, 3.1) * (random.chance(0.5) ? 1 : -1),
      sway: random.between(-0.14, 0.14),
    };
    const side = Array.from({ length: abreast }, (_, k) => k).map((k) =>
      strand(
        smooth(course(swirl, (k - abreast / 2) * width * random.between(1, 1.25), random.between(-0.22, 0.22)), false),
        random.pick(colours),
        width,
      ),
    );
    return group({ filter: 'url(#cast)' }, ...side);
  });
}
