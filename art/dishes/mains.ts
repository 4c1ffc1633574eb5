import { heap, splash, toast } from '../food/pieces.ts';
import { blob, polar } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { gingham, plainTable } from '../table/cloth.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { fork, knife, napkin, parmesan, parsley, pepper } from '../table/dressing.ts';
import { basilLeaf, lemonSlice, rocketLeaf, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';

const table = (colour: string) => plainTable(1200, 900, colour);
const middle = (...content: string[]) => at(600, 450, content.join(''));
const pairOf = (colour: string) => at(70, 470, fork()) + at(1136, 470, knife()) + at(1190, 860, napkin(colour), 8);

const cutlet = (random: Random) =>
  group(
    { filter: 'url(#fried)' },
    path(
      'M-300 40C-320 -120 -180 -230 -20 -212C90 -200 110 -150 200 -132C310 -108 330 10 262 96C196 178 60 150 -40 196C-160 250 -286 190 -300 40Z',
      '#d18a35',
    ),
    many(40, () =>
      path(
        blob(random, {
          x: random.between(-240, 220),
          y: random.between(-160, 150),
          radius: random.between(14, 40),
          wobble: 0.4,
          wide: 1.6,
          turn: random.next() * 3,
        }),
        random.pick(['#e3a64e', '#c07526', '#eab866']),
        { opacity: random.between(0.25, 0.55) },
      ),
    ),
  );

const tangle = (random: Random, spread: number, count: number) =>
  packed(random, spread, count, 0.8)
    .map(([x, y]) => at(x, y, at(-60, 0, rocketLeaf(random, 128)), random.between(0, 360)))
    .join('');

const grains = (random: Random) =>
  packed(random, 340, 560, 0.8)
    .map(([x, y]) =>
      at(
        x,
        y,
        ellipse(0, 0, 13, 6.5, random.pick(['#f6cf62', '#f9da80', '#edbd45']), {
          stroke: '#c88a1e',
          'stroke-opacity': 0.5,
          'stroke-width': 1.6,
        }),
        random.between(0, 180),
      ),
    )
    .join('');

const asparagus = () =>
  line('M-110 0H70', '#7ba03f', 21) +
  line('M-106 -5H66', '#b5cc72', 6) +
  path('M64 -13Q120 -20 134 0Q120 20 64 13Z', '#57803a') +
  many(4, (i) => path(`M${-60 + i * 38} -9l22 9l-22 9Z`, '#4d7333'));

const scales = (random: Random) =>
  many(60, () => {
    const x = random.between(-190, 210);
    return path(`M${x} ${random.between(-66, 66)}q9 9 0 18`, 'none', {
      stroke: '#f4f1e4',
      'stroke-width': 3,
      opacity: 0.32,
    });
  });

const bass = (random: Random) => {
  const body =
    'M-330 4C-290 -86 -120 -128 40 -104C150 -88 230 -46 292 -22L392 -92Q372 -6 398 86L292 24C220 62 120 104 20 110C-140 118 -290 80 -330 4Z';
  const score = many(
    4,
    (i) =>
      line(`M${-60 + i * 74} -82q-30 74 4 156`, '#5c3a22', 17, { opacity: 0.85 }) +
      line(`M${-56 + i * 74} -76q-26 70 2 142`, '#f6e7cf', 7),
  );
  return (
    group(
      { filter: 'url(#cream)' },
      path(body, '#8d9ca0'),
      path('M-330 4C-290 70 -140 118 20 110C120 104 220 62 292 24Q60 56 -330 4Z', '#e4dcc8'),
      path('M-300 -10Q-60 -110 290 -22Q60 -66 -300 -10Z', '#5a6a70', { opacity: 0.6 }),
      path('M-60 -112Q20 -160 110 -96Z', '#77868a'),
    ) +
    scales(random) +
    score +
    path('M-210 -60Q-178 0 -214 74', 'none', { stroke: '#4d5a5e', 'stroke-width': 5, opacity: 0.7 }) +
    circle(-266, -14, 17, '#f3ead4') +
    circle(-264, -13, 10, '#20160f') +
    circle(-268, -17, 3, '#fff') +
    line('M-326 12q26 10 44 4', '#4d5a5e', 4) +
    group(
      { opacity: 0.55 },
      path(blob(random, { x: 60, y: -40, radius: 60, wide: 2.4, tall: 0.4, wobble: 0.3 }), '#c07a2c', {
        filter: 'url(#soft8)',
      }),
    )
  );
};

const potato = (random: Random) =>
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { radius: 48, wobble: 0.1, wide: 1.25 }), '#e3b65c'),
    path(blob(random, { x: 4, y: 4, radius: 26, wobble: 0.3 }), '#c98b3c', { opacity: 0.6 }),
  );

const poached = (random: Random) =>
  group({ filter: 'url(#cream)' }, path(blob(random, { radius: 108, wobble: 0.12, points: 14 }), '#fffaf0')) +
  group(
    { filter: 'url(#sauce)' },
    path(blob(random, { x: 6, y: -4, radius: 86, wobble: 0.22, points: 14 }), '#f6c84c'),
    path('M30 50Q60 70 54 130Q40 160 24 126Q22 80 6 60Z', '#f6c84c'),
  );

const spinach = (random: Random) =>
  packed(random, 112, 16, 0.7)
    .map(([x, y]) =>
      at(x, y, basilLeaf(random, 96, random.pick(['#2c5b2f', '#3b6e34', '#234d2a'])), random.between(0, 360)),
    )
    .join('');

const florentine = (random: Random) =>
  toast(random, 150, 146, '#efc987') +
  at(0, 0, at(-30, 0, spinach(random))) +
  at(0, -8, poached(random)) +
  at(
    0,
    -8,
    path('M-10 -6Q20 -34 48 -6Q70 30 40 44Q-4 40 -10 -6Z', '#f09a12') +
      ellipse(14, -4, 12, 5, '#fff', { opacity: 0.7 }),
  ) +
  pepper(random, 84, 26);

interface Roll {
  x: number;
  y: number;
  size: number;
  turn: number;
}

const rolls: Roll[] = [-4, 4, -3, 3, -2, 2, -1, 1, 0].map((place) => {
  const share = place / 4;
  const [x, y] = polar(-Math.PI / 2 + share * 1.3, 250);
  return { x, y: y + 170, size: 124 - Math.abs(share) * 66, turn: share * 74 };
});

const croissant = (random: Random) =>
  rolls
    .map(({ x, y, size, turn }) => {
      const layers = many(3, (i) =>
        line(`M${-44 + i * 34} ${-size * 0.82}q${18 - i * 6} ${size * 0.8} 0 ${size * 1.64}`, '#7a3c10', 4, {
          opacity: 0.35,
        }),
      );
      const roll = group(
        { filter: 'url(#cream)' },
        path(blob(random, { radius: 1, wobble: 0.05, points: 12, wide: 74, tall: size }), '#bd7226'),
        path(blob(random, { x: -6, radius: 1, wobble: 0.06, points: 12, wide: 52, tall: size * 0.9 }), '#d08a34'),
        path(blob(random, { x: -18, radius: 1, wobble: 0.1, points: 12, wide: 20, tall: size * 0.74 }), '#e9b263'),
      );
      return at(x, y, roll + layers, turn);
    })
    .join('');

/** A cup of cappuccino from above with a heart poured in the foam. */
const cappuccino = () =>
  plate(150, glazes.cream) +
  bowl(116, glazes.cream) +
  circle(0, 0, 102, '#7a4018') +
  circle(0, 0, 94, '#b06a30') +
  path('M0 66C-90 10 -84 -62 -38 -64Q-8 -64 0 -34Q8 -64 38 -64C84 -62 90 10 0 66Z', '#fbeacb') +
  path('M0 34C-44 4 -42 -30 -20 -32Q-4 -32 0 -16Q4 -32 20 -32C42 -30 44 4 0 34Z', '#c98a4c', { opacity: 0.7 });

/** From the grill, the pan and the sea. */
export const mains: Course = {
  'pollo-milanese': {
    alt: 'Chicken milanese: a golden crumbed cutlet with rocket, cherry tomatoes, parmesan and lemon',
    draw: () => {
      const random = seeded('pollo');
      const side = at(
        150,
        130,
        tangle(random, 150, 26) +
          packed(random, 140, 7)
            .map(([x, y]) => at(x, y, tomatoHalf(40), random.between(0, 360)))
            .join('') +
          parmesan(random, 130, 10),
      );
      return overhead(
        table('#2a5442') + pairOf('#c12713'),
        middle(
          plate(456, glazes.cream),
          at(-40, -40, cutlet(random), -8, 1.08),
          side,
          at(-196, 214, lemonSlice(92, 0.5), -24),
          parsley(random, 240, 30),
        ),
      );
    },
  },
  risotto: {
    alt: 'Saffron risotto with asparagus and parmesan',
    draw: () => {
      const random = seeded('risotto');
      const spears = [
        [-30, -110, -24],
        [60, -20, 12],
        [-60, 80, -6],
        [80, 150, 30],
        [-10, 10, -52],
      ]
        .map(([x = 0, y = 0, turn]) => group({ filter: 'url(#cast)' }, at(x, y, asparagus(), turn, 1.6)))
        .join('');
      return overhead(
        table('#7d2416'),
        middle(
          bowl(436, glazes.cobalt),
          at(0, 0, splash(random, 372, '#eab53a', 0.03)),
          group({ filter: 'url(#melt)' }, grains(random)),
          spears,
          parmesan(random, 260, 34),
          many(22, () => line(`M${random.between(-240, 240)} ${random.between(-230, 230)}q10 -8 22 0`, '#b9300f', 3)),
          pepper(random, 280, 40),
        ),
      );
    },
  },
  seabass: {
    alt: 'Whole roast sea bass with lemon, herbs and golden potatoes',
    draw: () => {
      const random = seeded('bass');
      const potatoes = packed(random, 150, 9, 0.5)
        .map(([x, y]) => at(x * 1.9, y * 0.45 + 210, potato(random), random.between(0, 180)))
        .join('');
      const lemons = many(3, (i) => at(-120 + i * 130, -206 + Math.abs(i - 1) * 34, lemonSlice(72), i * 20));
      return overhead(
        gingham(1200, 900, 74, -8, '#35699a'),
        middle(
          plate(446, glazes.cobalt),
          potatoes,
          lemons,
          at(-20, 0, bass(random), -6),
          many(5, (i) => at(-150 + i * 80, 120, basilLeaf(random, 84, '#5c8d3a'), i * 70)),
          parsley(random, 300, 60),
        ),
      );
    },
  },
};

/** Until half past eleven. */
export const breakfasts: Course = {
  'eggs-florentine': {
    alt: 'Eggs florentine: poached eggs and spinach on toasted muffins under hollandaise',
    draw: () => {
      const random = seeded('florentine');
      return overhead(
        table('#8fc0bb') + pairOf('#23513e'),
        middle(
          plate(470, glazes.ochre),
          at(-166, -30, florentine(random), 0, 1.3),
          at(184, 50, florentine(random), 14, 1.3),
          parsley(random, 300, 24),
        ),
      );
    },
  },
  'pastry-cornetto': {
    alt: 'A glazed cornetto dusted with sugar, a pot of jam and a cappuccino',
    draw: () => {
      const random = seeded('cornetto');
      const jam =
        bowl(86, glazes.sage) + splash(random, 66, '#a3142a', 0.05) + heap(random, 46, 10, 12, ['#8a0f22', '#c0283c']);
      const sugar = packed(random, 300, 150, 0.9)
        .map(([x, y]) => circle(x, y, random.between(1, 3), '#fffaf0', { opacity: 0.8 }))
        .join('');
      return overhead(
        table('#e8b7a0'),
        at(480, 480, plate(400, glazes.rustic) + at(0, 8, croissant(random), -12, 1.3) + sugar),
        at(1020, 236, cappuccino(), 24),
        at(1010, 690, jam),
      );
    },
  },
};
