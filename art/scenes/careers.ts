import { cappuccino } from '../food/cornetto.ts';
import { mozzarella } from '../food/melted-cheese.ts';
import { pizza, toppingPlaces } from '../food/pizza.ts';
import { salame } from '../food/slices.ts';
import { thrownCloth } from '../hero/company.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, circle, group, line, many, path, rect } from '../kit/svg.ts';
import { glazes, plate } from '../table/crockery.ts';
import { basilSprig, tomato } from '../table/garden.ts';
import { framed, windowLight } from '../table/scene.ts';
import { planks } from './dough.ts';

const WIDTH = 1600;
const HEIGHT = 640;
export const small = (x: number, y: number, scale: number, drawn: string, turn = 0) => at(x, y, drawn, turn, scale);
/** A ground, and what lies on it around the middle. */
export const scene = (ground: string, ...content: string[]) =>
  framed(WIDTH, HEIGHT, ground + at(0, 80, content.join('')) + windowLight(WIDTH, HEIGHT, 0.45));

export const margherita = (random: Random) =>
  pizza(
    random,
    400,
    'rossa',
    mozzarella(random, 400),
    ...toppingPlaces(random, 400, 5, 2, 1).map(([x, y]) => at(x, y, basilSprig(random, 120, 2))),
  );

const INKS = ['#c42b13', '#1f4534', '#f2c25e', '#d9825b'];

/** A week's rota: seven columns, a bar for each shift. */
const rota = (random: Random) =>
  group(
    { filter: 'url(#cast)' },
    rect(-300, -190, 600, 380, '#fffaf0', { rx: 6 }),
    rect(-300, -190, 600, 54, '#1f4534', { rx: 6 }),
  ) +
  many(6, (column) => line(`M${-214 + column * 86} -136V190`, '#e2cfae', 3)) +
  many(6, (row) => line(`M-300 ${-82 + row * 54}H300`, '#e2cfae', 3)) +
  many(7, (day) => circle(-257 + day * 86, -163, 9, '#fff7ea')) +
  many(6, (row) => {
    const from = random.between(0, 3);
    const days = Math.round(random.between(2, 4));
    const x = -292 + Math.floor(from) * 86;
    return rect(x, -126 + row * 54, days * 86 - 16, 34, INKS[row % INKS.length] as string, { rx: 8 });
  });

const key = (colour: string) =>
  group(
    { filter: 'url(#cast)' },
    path('M0 -46a46 46 0 1 0 .1 0zM0 -22a22 22 0 1 1 -.1 0z', colour, { 'fill-rule': 'evenodd' }),
    rect(-11, 40, 22, 150, colour, { rx: 6 }),
    rect(8, 130, 34, 18, colour, { rx: 4 }) + rect(8, 162, 26, 18, colour, { rx: 4 }),
  );

export const pencil = () =>
  group(
    { filter: 'url(#cast)' },
    rect(-180, -12, 320, 24, '#f2c25e', { rx: 4 }),
    path('M140 -12L190 0L140 12Z', '#f3dcb4'),
    path('M174 -4L190 0L174 4Z', '#2a1e16'),
    rect(-200, -12, 26, 24, '#c42b13', { rx: 5 }),
  );

/** The quarter of an hour before the doors open: next week's rota, the keys and a coffee. */
export function managersTable(): string {
  const random = seeded('two days off together');
  return scene(
    planks(random),
    at(620, 244, rota(random), -4),
    at(1010, 250, pencil(), -62),
    small(1250, 236, 0.8, cappuccino()),
    at(1440, 120, key('#d9a441'), 24) + at(1500, 150, key('#b8b0a4'), -18),
    at(140, 250, plate(170, glazes.ochre)) + small(140, 250, 0.3, margherita(random)),
    at(290, 90, basilSprig(random, 90, 3)) + at(1120, 410, tomato(random, 40)),
  );
}

const cardboard = '#d9a86c';

/** A closed box with the awning's stripes along its edge. */
const closedBox = () =>
  group(
    { filter: 'url(#cast)' },
    rect(-165, -165, 330, 330, cardboard, { rx: 10 }),
    rect(-165, 118, 330, 47, '#fff7ea'),
    many(5, (stripe) => rect(-165 + stripe * 66, 118, 33, 47, '#c42b13')),
  ) +
  circle(0, -20, 84, '#c42b13') +
  circle(0, -20, 66, cardboard) +
  path('M0 -66L40 26A52 52 0 0 1 -40 26Z', '#c42b13');

/** An open box, its lid folded back. */
const openBox = (inside: string) =>
  group(
    { filter: 'url(#cast)' },
    rect(-190, -560, 380, 360, '#e6bd86', { rx: 10 }),
    rect(-190, -190, 380, 380, cardboard, { rx: 10 }),
  ) +
  rect(-168, -168, 336, 336, '#f3dcb4', { rx: 6 }) +
  inside;

const diavola = (random: Random) =>
  pizza(
    random,
    400,
    'rossa',
    mozzarella(random, 400),
    ...toppingPlaces(random, 400, 8, 4, 1).map(([x, y]) => at(x, y, salame(random, 54))),
  );

/** The takeaway hatch and a desk at head office share a counter: boxes to go, and a coffee to stay. */
export function hatchCounter(): string {
  const random = seeded('up one flight at Cloth Yard');
  return scene(
    rect(0, 0, WIDTH, HEIGHT, '#1f4534') +
      thrownCloth(WIDTH, HEIGHT, 'M-60 90C400 74 1200 98 1700 84V560C1200 580 500 548 -60 572Z'),
    at(250, 240, closedBox(), -5),
    at(660, 262, openBox(small(0, 0, 0.39, margherita(random)))),
    at(1090, 262, openBox(small(0, 0, 0.39, diavola(random))), 3),
    small(1430, 240, 0.72, cappuccino()),
    at(455, 120, basilSprig(random, 80, 3)) + at(455, 380, tomato(random, 40)) + at(875, 400, tomato(random, 36)),
  );
}
