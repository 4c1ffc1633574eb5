import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, group, many, path } from '../kit/svg.ts';
import { rocketLeaf } from '../table/garden.ts';

export const cutlet = (random: Random) =>
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

export const tangle = (random: Random, spread: number, count: number) =>
  packed(random, spread, count, 0.8)
    .map(([x, y]) => at(x, y, at(-60, 0, rocketLeaf(random, 128)), random.between(0, 360)))
    .join('');
