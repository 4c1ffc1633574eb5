import { middleOf } from '../dishes/place-setting.ts';
import { blob, polar } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, group, many, path } from '../kit/svg.ts';
import { plainTable } from '../table/cloth.ts';
import { glazes, plate } from '../table/crockery.ts';
import { basilSprig, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import { meltedPool } from './melted-cheese.ts';
import { splash } from './sauces.ts';

const crimps = (random: Random) =>
  many(19, (i) =>
    at(
      ...polar(Math.PI - 0.08 + (i / 18) * (Math.PI + 0.16), 372),
      path(
        blob(random, { radius: 46, wobble: 0.12, points: 9, wide: 0.8, tall: 1.2 }),
        random.pick(['#dda04f', '#e6b061']),
      ),
      (i / 18) * 190 - 95,
    ),
  );

export const calzone = () => {
  const random = seeded('calzone');
  const half = 'M-390 60C-400 -210 -220 -372 0 -372C220 -372 400 -210 390 60C300 130 -300 130 -390 60Z';
  const blisters = many(16, () =>
    path(
      blob(random, {
        x: random.between(-290, 290),
        y: random.between(-260, 60),
        radius: random.between(10, 34),
        wobble: 0.4,
        wide: 1.5,
        turn: random.next() * 3,
      }),
      random.pick(['#8a4616', '#5a2a0e', '#b5702c']),
      { opacity: random.between(0.3, 0.7) },
    ),
  );
  const crust = group(
    { filter: 'url(#dough)' },
    path(half, '#dfa453'),
    crimps(random),
    group({ filter: 'url(#soft1)' }, blisters),
  );
  const sauce =
    at(0, -100, splash(random, 150, '#bd2711', 0.28)) +
    at(-10, -110, meltedPool(random, 0, 0, 56)) +
    at(20, -100, basilSprig(random, 110, 3));
  return overhead(
    plainTable(1200, 900, '#2f6f78'),
    middleOf(
      486,
      plate(486, glazes.rustic),
      at(0, 110, crust + sauce, -8, 0.94),
      at(-60, 316, tomatoHalf(44)),
      at(50, 332, tomatoHalf(40), 60),
    ),
  );
};
