import { mix } from '../kit/colour.ts';
import { blob, smooth } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed, strewn } from '../kit/scatter.ts';
import { at, ellipse, group, line, many, path } from '../kit/svg.ts';
import { bowl, glazes } from '../table/crockery.ts';
import { snow } from '../table/dressing.ts';
import { basilSprig } from '../table/garden.ts';
import { oil } from './pizza.ts';

/** A gnocco rolled off a fork and lying at `turn` degrees: a soft pillow, faintly grooved, browned where the pan met it. */
function gnocco(random: Random, turn: number, deep: number): string {
  const [long, tall] = [random.between(62, 74), random.between(46, 54)];
  const bulge = () => random.between(0.92, 1.06);
  const body = smooth([
    [-long * bulge(), 0],
    [-long * 0.72, -tall * 0.8 * bulge()],
    [0, -tall * bulge()],
    [long * 0.72, -tall * 0.8 * bulge()],
    [long * bulge(), 0],
    [long * 0.72, tall * 0.8 * bulge()],
    [0, tall * bulge()],
    [-long * 0.72, tall * 0.8 * bulge()],
  ]);
  const grooves = many(4, (i) => {
    const x = (i - 1.5) * long * 0.36;
    return (
      line(`M${x} ${-tall * 0.74}Q${x + 9} 0 ${x} ${tall * 0.74}`, '#b57f2c', 5, { opacity: 0.3 }) +
      line(`M${x + 6} ${-tall * 0.72}Q${x + 15} 0 ${x + 6} ${tall * 0.72}`, '#fffdf0', 4, { opacity: 0.4 })
    );
  });
  const patch = (colour: string, size: number, opacity: number, filter?: string) =>
    path(
      blob(random, {
        x: long * random.between(-0.4, 0.4),
        y: tall * random.between(-0.3, 0.3),
        radius: tall * size,
        wobble: 0.5,
        points: 12,
        wide: 1.5,
      }),
      colour,
      { opacity, filter },
    );
  const clip = `gnocco-${Math.round(random.next() * 1e9)}`;
  return group(
    { filter: 'url(#pillow)' },
    `<defs><clipPath id="${clip}"><path d="${body}" transform="rotate(${turn})"/></clipPath></defs>`,
    group(
      { 'clip-path': `url(#${clip})` },
      at(
        0,
        0,
        [
          path(body, mix(random.pick(['#fae3a2', '#f8db90', '#fcebba']), '#9a8a2c', deep)),
          random.chance(0.45) ? patch('#c9782a', random.between(0.4, 0.75), 0.6, 'url(#soft8)') : '',
          group({ filter: 'url(#soft1)' }, grooves),
          random.chance(0.5) ? patch('#8aa23c', random.between(0.3, 0.8), 0.6, 'url(#soft3)') : '',
        ].join(''),
        turn,
      ),
    ),
  );
}

const greens = ['#6f9130', '#557a22', '#86a640', '#46681a', '#9db557'] as const;

/** Pesto from the mortar: coarse, oily crumbs of basil, in smears round the middle of each dab. */
function pesto(random: Random, radius: number, dabs: number): string {
  const places = strewn(random, radius, dabs);
  const smears = places.map(([x, y]) =>
    path(
      blob(random, { x, y, radius: random.between(14, 32), wobble: 0.4, wide: 1.5 }),
      random.pick(['#55761f', '#6b8a2a']),
    ),
  );
  const crumbs = places.flatMap(([x, y]) =>
    strewn(random, random.between(16, 44), 14).map(([dx, dy]) =>
      path(
        blob(random, {
          x: x + dx * 1.4,
          y: y + dy * 0.8,
          radius: random.between(3, 11),
          wobble: 0.5,
          points: 8,
          wide: 1.4,
          turn: random.next() * 3,
        }),
        random.pick(greens),
      ),
    ),
  );
  return group({ filter: 'url(#sauce)' }, ...smears) + group({ filter: 'url(#mince)' }, ...crumbs);
}

/** A pine nut, toasted on one side. */
const pineNut = (random: Random) =>
  group(
    { filter: 'url(#wet)' },
    path('M-26 3Q-10 -16 18 -9Q29 0 17 9Q-10 16 -26 3Z', random.pick(['#f5dfae', '#efcf8f', '#f9e9c6'])),
    ellipse(12, 3, 8, 6, '#c98a3c', { opacity: 0.5 }),
  );

/** Gnocchi tipped in a heap: those that lie low are greener and darker. */
const heaped = (random: Random, radius: number, count: number, deep: number) =>
  packed(random, radius, count, 0.55)
    .sort((a, b) => b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2)
    .map(([x, y]) => at(x, y, gnocco(random, random.next() * 360, deep)));

/** Gnocchi in a painted dish, so near that the dish runs out of the picture, basil pesto all over. */
export const gnocchi = (random: Random) =>
  at(
    575,
    470,
    bowl(522, glazes.rustic) +
      [
        group({ filter: 'url(#sauce)' }, path(blob(random, { radius: 474, wobble: 0.02, points: 24 }), '#4f6a1e')),
        group({ filter: 'url(#soft2)' }, pesto(random, 440, 30), ...heaped(random, 436, 64, 0.3)),
        ...heaped(random, 290, 24, 0.04),
        pesto(random, 370, 24),
        ...strewn(random, 330, 20).map(([x, y]) => at(x, y, pineNut(random), random.between(0, 360))),
        snow(random, 330, 30),
        oil(random, 440, 36),
        at(30, -24, basilSprig(random, 160, 3)),
      ].join(''),
  );
