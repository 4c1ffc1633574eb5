import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { circle, group, line, many, path } from '../kit/svg.ts';

const scales = (random: Random) =>
  many(60, () => {
    const x = random.between(-190, 210);
    return path(`M${x} ${random.between(-66, 66)}q9 9 0 18`, 'none', {
      stroke: '#f4f1e4',
      'stroke-width': 3,
      opacity: 0.32,
    });
  });

export const bass = (random: Random) => {
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

export const potato = (random: Random) =>
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { radius: 48, wobble: 0.1, wide: 1.25 }), '#e3b65c'),
    path(blob(random, { x: 4, y: 4, radius: 26, wobble: 0.3 }), '#c98b3c', { opacity: 0.6 }),
  );
