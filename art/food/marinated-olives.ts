import { polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, line, many, path } from '../kit/svg.ts';
import { lemonSlice } from '../table/garden.ts';
import { olive } from './slices.ts';

const rosemary = (random: Random) =>
  line('M-120 0Q0 -26 130 -8', '#5a6b3a', 7) +
  many(30, (i) =>
    line(
      `M${-110 + i * 8} ${-Math.sin(i / 9.5) * 14}l${random.between(8, 20)} ${i % 2 ? -24 : 22}`,
      random.pick(['#5f7f4e', '#47673c', '#7a9862']),
      6,
    ),
  );

export const oliveBowl = (random: Random) =>
  packed(random, 285, 60, 0.5)
    .map(([x, y], i) => at(x, y, olive(random.between(36, 44), i % 5 < 3 ? 'green' : 'black'), random.between(0, 360)))
    .join('') +
  at(-40, 60, rosemary(random), -28) +
  at(120, -150, lemonSlice(76, 0.5), 30) +
  many(7, () => {
    const [x, y] = polar(random.next() * 6.28, 240 * random.next());
    return at(x, y, path('M-12 -5Q0 -16 13 -3Q4 10 -10 6Z', '#c2210f'));
  });
