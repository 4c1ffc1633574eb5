import { blob, type Point, smooth, straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { group, many, path } from '../kit/svg.ts';

/** A block seen by its corner: the top front edge runs from the left over the near corner to the right. */
export interface Block {
  left: Point;
  near: Point;
  right: Point;
}

export interface Layer {
  colour: string;
  /** Thickness, px. */
  deep: number;
  /** How unevenly it was spread, px. */
  sag: number;
  filter?: string;
  /** In how many places it has been pressed out or has run. */
  runs?: number;
  /** What is mixed into it, drawn in the middle of the layer at places across both faces. */
  bits?: (random: Random, places: readonly Point[], deep: number) => string;
}

/** Places along the front edge, `share` 0 on the left to 1 on the right. */
const alongEdge = ({ left, near, right }: Block, share: number): Point => {
  const corner = 0.7;
  const [from, to, at] = share < corner ? [left, near, share / corner] : [near, right, (share - corner) / (1 - corner)];
  return [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
};

/** The edge of a layer `down` px under the top, wavy by `sag`. */
const seam = (random: Random, block: Block, down: number, sag: number): Point[] =>
  Array.from({ length: 27 }, (_, i) => {
    const [x, y] = alongEdge(block, i / 26);
    return [x + random.between(-0.3, 0.3) * sag, y + down + random.between(-0.35, 0.65) * sag];
  });

/** The two cut faces of something layered, the right one turned from the lamp. */
export function cutFaces(random: Random, block: Block, layers: readonly Layer[]): string {
  let down = layers.reduce((sum, layer) => sum + layer.deep, 0);
  const total = down;
  const drawn = [...layers].reverse().map(({ colour, deep, sag, filter = 'melt', runs = 0, bits }) => {
    const foot = seam(random, block, down, sag);
    down -= deep;
    const head = seam(random, block, down, 2);
    const places = Array.from({ length: 90 }, (): Point => {
      const [x, y] = alongEdge(block, random.next());
      return [x, y + down + deep * random.between(0.15, 0.9)];
    });
    return (
      group(
        { filter: `url(#${filter})` },
        path(smooth([...foot, ...head.reverse()]), colour),
        many(runs, () => {
          const [x, y] = alongEdge(block, random.between(0.08, 0.92));
          const radius = deep * random.between(0.3, 0.5) + 3;
          return path(blob(random, { x, y: y + down + deep * 0.72, radius, wobble: 0.2, wide: 2.2 }), colour);
        }),
      ) + (bits?.(random, places, deep) ?? '')
    );
  });
  const { left, near, right } = block;
  const away = `M${near[0]} ${near[1] - 6}L${right[0] + 14} ${right[1] - 6}V${right[1] + total + 12}L${near[0]} ${near[1] + total + 12}Z`;
  const behind = straight([left, near, right, ...[right, near, left].map(([x, y]): Point => [x, y + total - 6])]);
  const sides = [left, near, right].map(([x, y]): Point => [x, y + total - 30]);
  const ground = straight([...sides, ...sides.toReversed().map(([x, y]): Point => [x + 26, y + 46])]);
  return (
    path(ground, '#2a0b03', { opacity: 0.6, filter: 'url(#soft8)' }) +
    path(behind, '#4a1a0a') +
    drawn.join('') +
    path(away, '#5a2410', { opacity: 0.42, style: 'mix-blend-mode:multiply', filter: 'url(#soft3)' })
  );
}

/** The outline of the top, whose back corner is opposite the near one, with rounded corners. */
export const topOf = ({ left, near, right }: Block): string => {
  const back: Point = [left[0] + right[0] - near[0], left[1] + right[1] - near[1]];
  const corners = [left, near, right, back];
  const part = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return smooth(
    corners.flatMap((corner, i) => {
      const to = corners[(i + 1) % 4] as Point;
      return [0.06, 0.3, 0.7, 0.94].map((share) => part(corner, to, share));
    }),
  );
};

/** A place on the top: shares of the way from the left corner to the near one and to the back one. */
export const onTop = ({ left, near, right }: Block, across: number, back: number): Point => [
  left[0] + (near[0] - left[0]) * across + (right[0] - near[0]) * back,
  left[1] + (near[1] - left[1]) * across + (right[1] - near[1]) * back,
];

/** Something soft run over the front edge and down the faces. */
export const drips = (random: Random, block: Block, count: number, longest: number, colour: string) =>
  many(count, (i) => {
    const [x, y] = alongEdge(block, 0.04 + (0.92 * (i + random.between(0.2, 0.8))) / count);
    const [wide, long] = [random.between(18, 44), longest * random.next() ** 2 + 10];
    return path(
      `M${x - wide * 1.3} ${y - 14}Q${x - wide * 0.8} ${y} ${x - wide * 0.62} ${y + long * 0.6}Q${x - wide * 0.6} ${y + long + wide * 0.5} ${x} ${y + long + wide * 0.5}Q${x + wide * 0.6} ${y + long + wide * 0.4} ${x + wide * 0.6} ${y + long * 0.55}Q${x + wide * 0.8} ${y} ${x + wide * 1.3} ${y - 14}Z`,
      colour,
    );
  });

/** Spots on the top, flattened as the top is. */
export const spotsOnTop = (
  random: Random,
  block: Block,
  count: number,
  [low, high]: readonly [number, number],
  colours: readonly [string, ...string[]],
  opacity = 1,
) =>
  many(count, () => {
    const [x, y] = onTop(block, random.between(0.08, 0.92), random.between(0.1, 0.9));
    return path(
      blob(random, { x, y, radius: random.between(low, high), wobble: 0.4, wide: 1.5, tall: 0.62 }),
      random.pick(colours),
      { opacity },
    );
  });
