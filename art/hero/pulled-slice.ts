import { blob, type Point, polar, smooth, straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, group, path } from '../kit/svg.ts';

export interface Pull {
  /** The two cuts, radians, and how far the slice has come away, px. */
  from: number;
  to: number;
  away: number;
  radius: number;
}

const reach = 1.6;

const wedge = ({ from, to, radius }: Pull) =>
  straight([
    [0, 0],
    polar(from, radius * reach),
    polar((from + to) / 2, radius * reach * 1.3),
    polar(to, radius * reach),
  ]);

/** One string of cheese: it holds on with wide feet and is thinnest in the middle. */
const string = (random: Random, start: Point, end: Point, width: number) => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const sway = random.between(-1, 1) * length * 0.07;
  const along = (t: number, side: number): Point => {
    const half = width * (0.22 + 0.78 * (2 * t - 1) ** 4) * side + sway * 4 * t * (1 - t);
    return [start[0] + dx * t + nx * half, start[1] + dy * t + ny * half];
  };
  const stations = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1];
  return path(
    smooth([...stations.map((t) => along(t, 1)), ...[...stations].reverse().map((t) => along(t, -1))]),
    random.pick(['#fbe6b8', '#f9dfa6', '#fdf0d2']),
  );
};

const strings = (random: Random, pull: Pull, [mx, my]: Point) => {
  const heart = polar((pull.from + pull.to) / 2, 1);
  const inside = (point: Point, depth: number): Point => [point[0] + heart[0] * depth, point[1] + heart[1] * depth];
  const held = [pull.from, pull.to].flatMap((cut) =>
    [0.1, 0.19, 0.3, 0.39, 0.52].map((share) => ({ cut, share: share + random.between(-0.02, 0.02) })),
  );
  return held
    .map(({ cut, share }) => {
      const edge = polar(cut, pull.radius * share);
      const outward = polar(cut + (cut === pull.from ? -1.57 : 1.57), 15);
      const start: Point = [edge[0] + outward[0], edge[1] + outward[1]];
      const end = inside([edge[0] + mx - outward[0] * 1.4, edge[1] + my - outward[1] * 1.4], random.between(-20, 10));
      const foot = path(
        blob(random, { x: start[0], y: start[1], radius: random.between(13, 25), wobble: 0.3, wide: 1.5, turn: cut }),
        '#fbeccb',
      );
      return foot + string(random, start, end, random.between(9, 17));
    })
    .join('');
};

/** A pizza with one slice pulled away from the rest, cheese still holding on. */
export function pulledSlice(random: Random, whole: string, pull: Pull): string {
  const move = polar((pull.from + pull.to) / 2, pull.away);
  const clips = `<defs><clipPath id="slice"><path d="${wedge(pull)}"/></clipPath><clipPath id="rest"><path clip-rule="evenodd" d="M-900 -900H900V900H-900Z${wedge(pull)}"/></clipPath></defs>`;
  const crumb = at(
    7,
    11,
    path(
      straight([
        [0, 0],
        polar(pull.from, pull.radius * 0.94),
        polar((pull.from + pull.to) / 2, pull.radius * 0.97),
        polar(pull.to, pull.radius * 0.94),
      ]),
      '#d9a458',
    ),
  );
  const slice = at(
    move[0],
    move[1],
    group({ filter: 'url(#cast)' }, crumb, group({ 'clip-path': 'url(#slice)' }, whole)),
  );
  return (
    clips +
    group({ 'clip-path': 'url(#rest)' }, whole) +
    group({ filter: 'url(#cast)' }, group({ filter: 'url(#melt)' }, strings(random, pull, move))) +
    slice
  );
}
