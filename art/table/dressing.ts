import { darker, lighter } from '../kit/colour.ts';
import { blob, short, straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { circle, group, line, many, path, rect } from '../kit/svg.ts';
import { gingham } from './cloth.ts';

/** A fork lying upright, about 420 px long, its middle on the origin. */
export function fork(metal = '#cfc6b8'): string {
  const tines = many(4, (i) => rect(-27 + i * 15, -210, 9, 110, metal, { rx: 4 }));
  const body = path('M-27 -110H27Q30 -50 7 -30L12 190Q12 212 0 212Q-12 212 -12 190L-7 -30Q-30 -50 -27 -110Z', metal);
  return group({ filter: 'url(#wet)' }, tines, body) + line('M-4 -20L-7 190', lighter(metal, 0.7), 3, { opacity: 0.7 });
}

/** A table knife lying upright, about 420 px long. */
export const knife = (metal = '#cfc6b8') =>
  group(
    { filter: 'url(#wet)' },
    path('M-12 10V-190Q-8 -214 6 -214Q20 -150 16 10Z', metal),
    path('M-11 6H14L16 196Q14 212 1 212Q-13 212 -14 196Z', darker(metal, 0.18)),
  );

/** A checked napkin, one corner folded in; about 360 px square. */
export const napkin = (colour: string) =>
  `<g filter="url(#cast)"><defs><clipPath id="napkin"><path d="M-180 -170L170 -182L184 90L60 186L-176 176Z"/></clipPath></defs><g clip-path="url(#napkin)"><g transform="translate(-190 -190)">${gingham(400, 400, 26, 4, colour)}</g></g><path d="M184 90L60 186L72 96Z" fill="#fbf0da"/><path d="M184 90L60 186L72 96Z" fill="${colour}" opacity=".35"/></g>`;

/** Flour, crumbs or sugar thrown over a ring of the table. */
export const dusting = (random: Random, radius: number, colour: string, count = 120) =>
  strewn(random, radius, count)
    .map(([x, y]) => circle(x, y, random.between(0.8, 3), colour, { opacity: random.between(0.3, 0.9) }))
    .join('');

const shard = (random: Random, x: number, y: number) => {
  const turn = random.next() * 6.283;
  const [long, thin] = [random.between(16, 40), random.between(5, 11)];
  const corners: [number, number][] = [
    [-long, -thin * 0.3],
    [-long * 0.3, -thin],
    [long * 0.9, -thin * 0.5],
    [long, thin * 0.4],
    [long * 0.1, thin * 0.6],
    [-long * 0.6, thin],
  ];
  return straight(
    corners.map(([px, py]) => [
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ]),
  );
};

/** Curls of parmesan thrown over a dish. */
export const parmesan = (random: Random, radius: number, count: number) =>
  group(
    { filter: 'url(#leafy)' },
    strewn(random, radius, count)
      .map(([x, y]) => path(shard(random, x, y), random.pick(['#fbe9b8', '#f6dc9a', '#fff3d0'])))
      .join(''),
  );

/** Hard cheese from a fine grater: short curls, most of them in the middle. */
export const snow = (random: Random, radius: number, count: number) =>
  group(
    { filter: 'url(#leafy)' },
    strewn(random, 1, count)
      .map(([x, y]) => {
        const [px, py] = [x * radius * Math.hypot(x, y) ** 0.4, y * radius * Math.hypot(x, y) ** 0.4];
        const [turn, long] = [random.next() * 6.28, random.between(5, 13)];
        const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
        return line(
          `M${short(px - dx)} ${short(py - dy)}Q${short(px + dy * 0.5)} ${short(py - dx * 0.5)} ${short(px + dx)} ${short(py + dy)}`,
          random.pick(['#fff3cf', '#fbe6ae', '#fffaf0']),
          random.between(2, 4.5),
        );
      })
      .join(''),
  );

/** Steam rising `tall` px from a place, in three wisps. */
export const steam = (random: Random, x: number, y: number, tall: number) =>
  group(
    { filter: 'url(#soft16)', opacity: 0.5 },
    many(3, (i) => {
      const [from, sway] = [x + (i - 1) * tall * 0.34, tall * random.between(0.1, 0.18)];
      const [rise, thin] = [tall * random.between(0.8, 1.1), tall * 0.09];
      return path(
        `M${short(from)} ${short(y)}C${short(from - sway)} ${short(y - rise * 0.3)} ${short(from + sway * 1.4)} ${short(y - rise * 0.55)} ${short(from)} ${short(y - rise)}C${short(from + sway * 1.4 + thin * 2)} ${short(y - rise * 0.5)} ${short(from - sway + thin * 2)} ${short(y - rise * 0.28)} ${short(from + thin)} ${short(y)}Z`,
        '#fffaf0',
      );
    }),
  );

/** Cracked black pepper. */
export const pepper = (random: Random, radius: number, count: number) =>
  strewn(random, radius, count)
    .map(([x, y]) =>
      path(
        blob(random, { x, y, radius: random.between(1.5, 4.5), wobble: 0.4, points: 6 }),
        random.pick(['#2b1a12', '#4a3222']),
        { opacity: 0.85 },
      ),
    )
    .join('');

/** Chopped parsley. */
export const parsley = (random: Random, radius: number, count: number) =>
  strewn(random, radius, count)
    .map(([x, y]) =>
      path(
        blob(random, {
          x,
          y,
          radius: random.between(3, 8),
          wobble: 0.5,
          points: 7,
          wide: 1.4,
          turn: random.next() * 3,
        }),
        random.pick(['#3a7742', '#5c8d3a', '#28582f']),
      ),
    )
    .join('');
