import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { group, line, many, path, rect } from '../kit/svg.ts';

/** A thick slice of toasted bread, crust round a golden crumb. */
export const toast = (random: Random, wide: number, tall: number, crumb = '#e9bd74') =>
  group(
    { filter: 'url(#toast)' },
    path(blob(random, { radius: 1, wobble: 0.06, points: 14, wide, tall }), '#a8642a'),
    path(blob(random, { radius: 0.9, wobble: 0.05, points: 14, wide, tall }), crumb),
  ) +
  many(8, () =>
    line(
      `M${random.between(-wide * 0.5, wide * 0.4)} ${random.between(-tall * 0.6, tall * 0.6)}l${wide * 0.12} ${tall * 0.05}`,
      '#9a5a22',
      5,
      { opacity: 0.35 },
    ),
  );

/** A cube seen from above with one lighter face. */
export const cube = (random: Random, size: number, colour: string, filter = 'fried') =>
  group(
    { filter: `url(#${filter})` },
    rect(-size / 2, -size / 2, size, size, colour, { rx: size * 0.16, transform: `rotate(${random.between(0, 90)})` }),
  );
