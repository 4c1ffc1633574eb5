import { blob } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, circle, group, line, many, path } from '../kit/svg.ts';
import { plainTable } from '../table/cloth.ts';
import { glazes, plate } from '../table/crockery.ts';
import { dusting } from '../table/dressing.ts';
import { overhead } from '../table/scene.ts';
import { splash } from './sauces.ts';

const cannolo = (random: Random, tip: string) => {
  const shell = group(
    { filter: 'url(#dough)' },
    path('M-210 -58Q0 -84 210 -58Q232 0 210 58Q0 84 -210 58Q-232 0 -210 -58Z', '#c47a2e'),
  );
  const filling = (side: number) =>
    at(
      side * 222,
      0,
      group(
        { filter: 'url(#cream)' },
        path(blob(random, { x: -8, radius: 66, wobble: 0.1, points: 14, wide: 0.95, tall: 1.02 }), '#fff3da'),
        path(blob(random, { x: 16, radius: 34, wobble: 0.2 }), '#fffaf0'),
      ) +
        many(26, () =>
          at(
            random.between(-24, 40),
            random.between(-36, 36),
            path('M-6 -5L7 -3L4 7L-7 5Z', tip),
            random.between(0, 180),
          ),
        ),
    );
  return (
    shell +
    many(34, () =>
      circle(
        random.between(-160, 160),
        random.between(-48, 48),
        random.between(5, 13),
        random.pick(['#8e4a16', '#e0a456', '#a85e20']),
        { opacity: 0.4, filter: 'url(#soft1)' },
      ),
    ) +
    line('M-190 -10Q0 34 196 16', '#8e4a16', 7, { opacity: 0.55 }) +
    filling(-1) +
    filling(1)
  );
};

export const cannoli = () => {
  const random = seeded('cannoli');
  const row =
    at(-10, -186, cannolo(random, '#7a9a3a'), -9, 1.16) +
    at(8, 0, cannolo(random, '#4a2410'), -5, 1.16) +
    at(-8, 188, cannolo(random, '#d9601f'), -12, 1.16);
  const sugar = at(0, 0, dusting(random, 310, '#fffaf0', 420));
  return overhead(
    plainTable(1200, 900, '#35699a'),
    at(600, 450, plate(440, glazes.ochre) + row + sugar + at(-250, 270, splash(random, 14, '#7a9a3a', 0.4))),
  );
};
