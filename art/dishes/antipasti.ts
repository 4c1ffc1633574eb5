import { cube, heap, mozzarellaSlice, olive, splash, toast } from '../food/pieces.ts';
import { meltedPool } from '../food/pizza.ts';
import { blob, polar } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { packed, rings } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { gingham, plainTable } from '../table/cloth.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { board, dusting, napkin, parmesan, parsley, pepper } from '../table/dressing.ts';
import { basilLeaf, basilSprig, lemonSlice, tomato, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';

const table = (colour: string) => plainTable(1200, 900, colour);
const middle = (...content: string[]) => at(600, 450, content.join(''));

const diced = (random: Random) => many(1, () => heap(random, 88, 46, 21, ['#c92d15', '#d8401f', '#e2573a', '#b3200e']));

const bruschettaSlice = (random: Random) =>
  toast(random, 150, 240) +
  at(0, -92, diced(random)) +
  at(4, 6, diced(random)) +
  at(0, 100, diced(random)) +
  at(-20, -70, basilSprig(random, 84, 2)) +
  at(22, 74, basilSprig(random, 84, 2));

const pouch = (random: Random) =>
  group({ filter: 'url(#cream)' }, path(blob(random, { radius: 158, wobble: 0.05, points: 16 }), '#fdf5e4')) +
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { x: 26, y: 18, radius: 92, wobble: 0.3, points: 14, wide: 1.25 }), '#fffaf0'),
  ) +
  many(9, () =>
    group(
      { filter: 'url(#melt)' },
      path(
        blob(random, {
          x: random.between(-40, 100),
          y: random.between(-30, 80),
          radius: random.between(14, 30),
          wobble: 0.35,
          wide: 1.7,
          turn: random.next() * 3,
        }),
        '#fff3d8',
      ),
    ),
  );

const burrataPlate = (random: Random) =>
  rings(
    random,
    236,
    [
      [1, 12],
      [0.72, 6],
    ],
    0.3,
  )
    .map(([x, y]) => at(x, y, tomatoHalf(random.between(40, 54)), random.between(0, 360)))
    .join('') +
  packed(random, 260, 14)
    .map(([x, y]) => at(x, y, splash(random, random.between(12, 30), '#6f8f2f', 0.4)))
    .join('') +
  pouch(random) +
  at(-30, -10, basilSprig(random, 112, 3)) +
  pepper(random, 200, 60) +
  many(12, () => {
    const [x, y] = polar(random.next() * 6.28, random.between(150, 300));
    return ellipse(x, y, 13, 10, '#d9b53a', { opacity: 0.7 }) + circle(x - 4, y - 3, 3, '#fff');
  });

const rosemary = (random: Random) =>
  line('M-120 0Q0 -26 130 -8', '#5a6b3a', 7) +
  many(30, (i) =>
    line(
      `M${-110 + i * 8} ${-Math.sin(i / 9.5) * 14}l${random.between(8, 20)} ${i % 2 ? -24 : 22}`,
      random.pick(['#5f7f4e', '#47673c', '#7a9862']),
      6,
    ),
  );

const oliveBowl = (random: Random) =>
  packed(random, 285, 60, 0.5)
    .map(([x, y], i) => at(x, y, olive(random.between(36, 44), i % 5 < 3 ? 'green' : 'black'), random.between(0, 360)))
    .join('') +
  at(-40, 60, rosemary(random), -28) +
  at(120, -150, lemonSlice(76, 0.5), 30) +
  many(7, () => {
    const [x, y] = polar(random.next() * 6.28, 240 * random.next());
    return at(x, y, path('M-12 -5Q0 -16 13 -3Q4 10 -10 6Z', '#c2210f'));
  });

const garlicSlice = (random: Random) =>
  toast(random, 108, 190, '#f0c56f') +
  meltedPool(random, 0, -70, 34) +
  meltedPool(random, 4, 56, 38) +
  at(0, 0, parsley(random, 96, 70)) +
  many(5, () => ellipse(random.between(-50, 50), random.between(-120, 120), 16, 9, '#f9dd7e', { opacity: 0.75 }));

const garlicBulb = (random: Random) =>
  group({ filter: 'url(#pebble)' }, path(blob(random, { radius: 84, wobble: 0.07, points: 12 }), '#f3e6d6')) +
  many(7, (i) =>
    line(
      `M0 0Q${polar(i * 0.9, 50)
        .map(Math.round)
        .join(' ')} ${polar(i * 0.9 + 0.12, 78)
        .map(Math.round)
        .join(' ')}`,
      '#c39bb0',
      4,
      { opacity: 0.6 },
    ),
  ) +
  circle(0, 0, 15, '#d9c1a0');

const arancino = (random: Random, radius: number) =>
  group({ filter: 'url(#fried)' }, path(blob(random, { radius, wobble: 0.05, points: 14 }), '#cf7a26'));

const openArancino = (random: Random) =>
  group({ filter: 'url(#fried)' }, path(blob(random, { radius: 126, wobble: 0.05, points: 14 }), '#b9641c')) +
  group(
    { filter: 'url(#melt)' },
    circle(0, 0, 108, '#f3cf7a'),
    packed(random, 98, 90)
      .map(([x, y]) => at(x, y, ellipse(0, 0, 10, 5, '#fbe3a0'), random.between(0, 180)))
      .join(''),
  ) +
  at(0, 0, splash(random, 44, '#9c2c13', 0.3)) +
  meltedPool(random, 8, 20, 44);

const squid = (random: Random, radius: number) => {
  const ring = `${blob(random, { radius, wobble: 0.12, points: 12 })}${blob(random, { radius: radius * random.between(0.42, 0.55), wobble: 0.2, points: 10 })}`;
  return group(
    { filter: 'url(#fried)' },
    path(ring, random.pick(['#e0a44a', '#e9b45c', '#d8953a']), { 'fill-rule': 'evenodd' }),
  );
};

const aioli = (random: Random) =>
  at(0, 0, bowl(108, glazes.basil)) +
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { radius: 84, wobble: 0.05, points: 14 }), '#fbeebf'),
    path(blob(random, { x: 8, y: -6, radius: 42, wobble: 0.25 }), '#fff6d8'),
  ) +
  parsley(random, 60, 14);

/** Things to begin with. */
export const antipasti: Course = {
  bruschetta: {
    alt: 'Three slices of bruschetta piled with chopped tomato and basil on a wooden board',
    draw: () => {
      const random = seeded('bruschetta');
      const slices = many(3, (i) =>
        at((i - 1) * 282 - 30, i === 1 ? -14 : 8, bruschettaSlice(random), (i - 1) * 7 + 8),
      );
      return overhead(
        table('#2a5442'),
        middle(at(-40, 0, board(1010, 700)), at(0, 0, slices, 0, 1.1), dusting(random, 420, '#e9bd74', 40)),
      );
    },
  },
  burrata: {
    alt: 'A burrata torn open over cherry tomatoes with basil oil',
    draw: () => {
      const random = seeded('burrata');
      return overhead(table('#e8b7a0'), middle(plate(470, glazes.cobalt), at(0, 0, burrataPlate(random), 0, 1.22)));
    },
  },
  olives: {
    alt: 'A bowl of green and black olives with rosemary, lemon and chilli',
    draw: () => {
      const random = seeded('olives');
      return overhead(
        gingham(1200, 900, 74, -8),
        middle(
          bowl(400, glazes.ochre),
          group({ filter: 'url(#soft16)' }, circle(0, 0, 330, '#4a4a1c', { opacity: 0.8 })),
          oliveBowl(random),
        ),
      );
    },
  },
  'garlic-bread': {
    alt: 'Garlic bread with melted mozzarella and parsley butter, a bulb of garlic beside it',
    draw: () => {
      const random = seeded('garlic');
      const slices = many(4, (i) => at((i - 1.5) * 214 - 50, i % 2 ? 16 : -12, garlicSlice(random), 10 + i * 3));
      return overhead(
        table('#b92a15') + at(1100, 800, napkin('#23513e'), 20),
        middle(at(-60, 0, board(980, 560, '#a8652c')), slices),
        at(1080, 180, garlicBulb(random)),
      );
    },
  },
  arancini: {
    alt: 'Golden arancini on tomato sauce, one cut open to show rice, ragù and melted cheese',
    draw: () => {
      const random = seeded('arancini');
      const balls =
        at(-180, -84, arancino(random, 132)) +
        at(116, -176, arancino(random, 126)) +
        at(-96, 172, arancino(random, 128)) +
        at(176, 96, openArancino(random), 12);
      return overhead(
        table('#d9a441'),
        middle(
          plate(440, glazes.basil),
          at(0, 10, splash(random, 318, '#bb2a12', 0.06)),
          balls,
          at(10, -20, basilSprig(random, 96, 3)),
          dusting(random, 300, '#fff3d0', 60),
        ),
      );
    },
  },
  calamari: {
    alt: 'Crisp fried calamari rings with lemon and a little bowl of aioli',
    draw: () => {
      const random = seeded('calamari');
      const catchOfRings = packed(random, 300, 46, 0.6)
        .map(([x, y]) => at(x, y, squid(random, random.between(48, 78)), random.between(0, 360)))
        .join('');
      const paper = group(
        { filter: 'url(#cast)' },
        path(blob(random, { radius: 380, wobble: 0.05, points: 9 }), '#f7ead1'),
        many(12, (i) => line(`M${-300 + i * 54} -250l60 500`, '#e9d3ae', 2)),
      );
      return overhead(
        table('#3a7a8c'),
        middle(
          plate(446, glazes.rustic),
          at(0, 0, paper),
          catchOfRings,
          at(-250, 196, lemonSlice(96), 12),
          at(-140, 292, lemonSlice(96, 0.5), 210),
          at(268, 220, aioli(random)),
          parsley(random, 320, 60),
        ),
      );
    },
  },
};

const romaine = (random: Random, length: number) => {
  const outline = blob(random, {
    x: length / 2,
    y: 0,
    radius: 1,
    points: 22,
    wobble: 0.16,
    wide: length / 2,
    tall: length * 0.21,
  });
  const veins = many(6, (i) =>
    line(
      `M${length * (0.15 + i * 0.12)} 0l${length * 0.1} ${-length * 0.13}M${length * (0.15 + i * 0.12)} 0l${length * 0.1} ${length * 0.13}`,
      '#c5d68a',
      4,
      { opacity: 0.7 },
    ),
  );
  return (
    group(
      { filter: 'url(#matt)' },
      path(outline, random.pick(['#6f9e3c', '#84ad48', '#5c8d3a', '#94b957'])),
      path(
        blob(random, { x: length * 0.42, y: 0, radius: 1, wobble: 0.12, wide: length * 0.42, tall: length * 0.1 }),
        '#a9c666',
        { opacity: 0.7 },
      ),
    ) +
    veins +
    line(`M0 0Q${length * 0.5} -8 ${length * 0.9} 0`, '#eef0cc', 15)
  );
};

const capreseRound = (random: Random) =>
  many(9, (i) => {
    const [x, y] = polar((i / 9) * 6.283, 196);
    const [mx, my] = polar(((i + 0.5) / 9) * 6.283, 212);
    return (
      at(mx, my, mozzarellaSlice(random, 88)) +
      at(x, y, tomatoHalf(90), i * 50) +
      at(x * 1.18, y * 1.18, basilLeaf(random, 90), (i / 9) * 360 + 40)
    );
  });

const cucumber = () =>
  group({ filter: 'url(#wet)' }, circle(0, 0, 44, '#3f7a3a'), circle(0, 0, 39, '#dcebb4')) +
  circle(0, 0, 20, '#eef5cf') +
  many(8, (i) => ellipse(...polar(i * 0.785, 15), 3, 5, '#c5d690'));

const tumbled = (random: Random, radius: number, count: number, draw: () => string) =>
  packed(random, radius, count, 0.7).map(([x, y]) => at(x, y, draw(), random.between(0, 360)));

const panzanella = (random: Random) => {
  const onion = () => line('M-40 10Q0 -40 42 8', '#8e2f5f', 15) + line('M-36 8Q0 -32 38 6', '#f0cfe0', 7);
  const all = [
    ...tumbled(random, 310, 40, () =>
      cube(random, random.between(64, 92), random.pick(['#dba552', '#e6b766', '#c98b3c']), 'toast'),
    ),
    ...tumbled(random, 310, 22, () => tomatoHalf(random.between(44, 60))),
    ...tumbled(random, 300, 17, cucumber),
    ...tumbled(random, 300, 16, onion),
    ...tumbled(random, 300, 12, () => olive(25, 'black')),
  ];
  return all.sort(() => random.next() - 0.5).join('') + tumbled(random, 290, 14, () => basilLeaf(random, 104)).join('');
};

/** Leaves and tomatoes. */
export const salads: Course = {
  caesar: {
    alt: 'Caesar salad: romaine leaves, croutons, parmesan and dressing',
    draw: () => {
      const random = seeded('caesar');
      const leaves = packed(random, 250, 46, 0.6)
        .map(([x, y]) => at(x, y, at(-120, 0, romaine(random, 260)), random.between(0, 360)))
        .join('');
      const top =
        tumbled(random, 280, 22, () => cube(random, random.between(52, 70), '#d99b42', 'toast')).join('') +
        tumbled(random, 280, 18, () => splash(random, random.between(16, 36), '#fbeecb', 0.4)).join('') +
        parmesan(random, 270, 34);
      return overhead(table('#c9452b'), middle(bowl(424, glazes.cream), leaves, top, pepper(random, 280, 70)));
    },
  },
  caprese: {
    alt: 'Caprese salad: a ring of tomato and mozzarella slices with basil and olive oil',
    draw: () => {
      const random = seeded('caprese');
      const oil = many(26, () => {
        const [x, y] = polar(random.next() * 6.28, random.between(20, 320));
        const r = random.between(4, 15);
        return (
          ellipse(x, y, r * 1.2, r, '#e0b63a', { opacity: 0.6 }) +
          circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#fff', { opacity: 0.9 })
        );
      });
      return overhead(
        table('#2f6f78'),
        middle(
          plate(440, glazes.cream),
          capreseRound(random),
          at(0, 0, mozzarellaSlice(random, 92)),
          basilSprig(random, 118, 4),
          oil,
          pepper(random, 300, 90),
        ),
      );
    },
  },
  panzanella: {
    alt: 'Panzanella: torn bread, tomatoes, cucumber, red onion, olives and basil',
    draw: () => {
      const random = seeded('panzanella');
      return overhead(
        table('#f0cf8a') + at(92, 800, tomato(random, 86)),
        middle(bowl(424, glazes.cobalt), panzanella(random)),
      );
    },
  },
};
