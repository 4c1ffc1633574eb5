import { blob, polar } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, ellipse, group, line, many, path } from '../kit/svg.ts';
import { steam } from '../table/dressing.ts';
import { seated } from '../table/scene.ts';
import { scoop } from './ices.ts';

const vanilla = '#fcefcf';

/** Where the ice runs into the coffee: cream drawn out in threads round a place. */
const marbling = (random: Random, x: number, y: number, radius: number) =>
  many(11, (i) => {
    const [from, to] = [
      polar(i * 0.57, radius),
      polar(i * 0.57 + random.between(0.5, 1), radius * random.between(1.15, 1.6)),
    ];
    return line(
      `M${x + from[0]} ${y + from[1] * 0.44}Q${x + from[0] * 1.3} ${y + from[1] * 0.6} ${x + to[0]} ${y + to[1] * 0.44}`,
      random.pick(['#f3d9a8', '#d9a96a', '#fbe9c6']),
      random.between(4, 13),
      { opacity: random.between(0.5, 0.9) },
    );
  });

/** Espresso with its crema, seen from a chair, a puddle of melted ice round the scoop. */
const coffee = (random: Random) =>
  '<defs><clipPath id="crema"><ellipse cy="62" rx="316" ry="132"/></clipPath></defs>' +
  group(
    { 'clip-path': 'url(#crema)' },
    ellipse(0, 62, 318, 134, '#3d1a0a'),
    ellipse(0, 62, 304, 122, 'none', { stroke: '#c07c30', 'stroke-width': 56, filter: 'url(#soft8)' }),
    ellipse(0, 62, 314, 131, 'none', { stroke: '#e0aa5c', 'stroke-width': 9, filter: 'url(#soft1)' }),
    many(60, () => {
      const [x, y] = polar(random.next() * 6.283, random.between(250, 306));
      return ellipse(x, 62 + y * 0.42, random.between(2, 6), random.between(1, 3), '#f0c884', { opacity: 0.6 });
    }),
    group({ filter: 'url(#soft3)' }, marbling(random, -4, 70, 170)),
    group({ filter: 'url(#soft1)' }, marbling(random, -4, 72, 160)),
    group(
      { filter: 'url(#melt)' },
      path(blob(random, { x: -4, y: 66, radius: 196, wobble: 0.14, points: 18, tall: 0.42 }), '#f3d6a0'),
    ),
    path('M-270 28Q-190 -34 -80 -52Q-170 -14 -226 44Z', '#fff6e2', { opacity: 0.4, filter: 'url(#soft3)' }),
  );

/** Coffee run over the scoop from the top. */
const poured = (random: Random) =>
  group(
    { filter: 'url(#glaze)', opacity: 0.95 },
    path(
      'M-92 -86Q-60 -164 10 -166Q82 -160 104 -88Q122 -40 108 10Q100 34 90 12Q92 -30 72 -44Q58 -40 60 30Q60 92 46 96Q32 92 34 34Q28 -20 4 -26Q-18 -18 -20 18Q-24 40 -34 20Q-34 -22 -52 -30Q-70 -20 -72 46Q-78 70 -88 44Q-84 -20 -92 -86Z',
      '#4a1f0a',
    ),
    path(blob(random, { x: 8, y: -120, radius: 40, wobble: 0.2, wide: 1.4, tall: 0.5 }), '#7a3c16'),
  );

const side = 'M-332 0C-330 190 -236 330 -120 344Q0 360 120 344C236 330 330 190 332 0';

/** Hot espresso poured over vanilla ice in a glass bowl. */
export function affogato(): string {
  const random = seeded('affogato');
  const behind = [
    ellipse(90, 350, 330, 56, '#200602', { opacity: 0.5, filter: 'url(#soft16)' }),
    ellipse(150, 356, 170, 30, '#a8622a', { opacity: 0.6, filter: 'url(#soft8)' }),
    path(`${side}Z`, '#fffdf6', { opacity: 0.2 }),
    ellipse(0, 0, 332, 146, '#fffdf6', { opacity: 0.14 }),
    '<defs><linearGradient id="shot" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#2a0f05"/><stop offset=".6" stop-color="#4a1f0b"/><stop offset="1" stop-color="#a85a1e"/></linearGradient></defs>',
    path(
      'M-316 62C-306 200 -222 312 -116 324Q0 338 116 324C222 312 306 200 316 62Q250 190 0 194Q-250 190 -316 62Z',
      'url(#shot)',
    ),
  ];
  const front = [
    path('M-300 120C-280 220 -226 290 -160 312C-220 270 -262 210 -278 132Z', '#fffdf6', {
      opacity: 0.6,
      filter: 'url(#soft3)',
    }),
    path('M272 170C256 230 220 276 176 298C214 264 240 220 254 168Z', '#fffdf6', {
      opacity: 0.4,
      filter: 'url(#soft3)',
    }),
    line(side, '#ffffff', 6, { opacity: 0.6 }),
    ellipse(0, 0, 332, 146, 'none', { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.75 }),
    line('M-326 -24A332 146 0 0 1 -120 -136', '#ffffff', 9, { opacity: 0.9, filter: 'url(#soft1)' }),
    ellipse(0, 346, 118, 16, 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.5 }),
  ];
  const flecks = many(46, () => {
    const [x, y] = polar(random.next() * 6.283, 150 * Math.sqrt(random.next()));
    return ellipse(x, y, 2.2, 1.6, '#4a2a12', { opacity: 0.8 });
  });
  return seated(
    '#5a2d3a',
    '#e9cf9d',
    at(
      600,
      452,
      [
        ...behind,
        coffee(random),
        at(-4, -44, scoop(random, 168, vanilla, flecks) + at(0, 0, poured(random), 0, 1.08)),
        line('M14 -560Q16 -380 6 -210', '#3a180a', 15) +
          line('M9 -560Q10 -380 2 -218', '#b8742c', 5, { opacity: 0.8, filter: 'url(#soft1)' }),
        ...front,
        steam(random, 120, -190, 250),
      ].join(''),
      0,
      1.1,
    ),
  );
}
