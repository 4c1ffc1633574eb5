import { oilDish } from '../hero/company.ts';
import { blob } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, many, path, rect, tag } from '../kit/svg.ts';
import { bowl, glazes } from '../table/crockery.ts';
import { basilSprig, tomato } from '../table/garden.ts';
import { framed, windowLight } from '../table/scene.ts';

export const planks = (random: Random) =>
  rect(0, 0, 1600, 900, '#a8693a') +
  many(6, (i) => rect(0, i * 152, 1600, 150, random.pick(['#ad6e3e', '#a36436', '#b37544']))) +
  many(60, () =>
    line(
      `M${random.between(-100, 1500).toFixed(0)} ${random.between(0, 900).toFixed(0)}q${random.between(60, 160).toFixed(0)} ${random.between(-8, 8).toFixed(0)} ${random.between(200, 420).toFixed(0)} 0`,
      '#7a4522',
      2.5,
      { opacity: 0.35 },
    ),
  );

const swell =
  '<radialGradient id="swell" cx=".38" cy=".34" r=".72"><stop offset="0" stop-color="#fffaf0"/><stop offset=".45" stop-color="#f8e9c8"/><stop offset=".8" stop-color="#eacf9e"/><stop offset="1" stop-color="#c4955a"/></radialGradient>';

const ball = (random: Random, radius: number) =>
  ellipse(radius * 0.2, radius * 0.26, radius, radius * 0.94, '#2a0f04', { opacity: 0.5, filter: 'url(#soft16)' }) +
  path(blob(random, { radius, wobble: 0.03, points: 16 }), 'url(#swell)') +
  group(
    { filter: 'url(#soft3)' },
    strewn(random, radius * 0.8, Math.round(radius / 3))
      .map(([x, y]) => circle(x, y, random.between(1, 5), '#fffdf6', { opacity: 0.7 }))
      .join(''),
  );

const rollingPin = () =>
  group(
    { filter: 'url(#cast)' },
    group(
      { filter: 'url(#cream)' },
      rect(-330, -22, 660, 44, '#8e5426', { rx: 22 }),
      rect(-240, -50, 480, 100, '#c98a4a', { rx: 24 }),
    ),
  ) + line('M-220 -18H200', '#f0c890', 7, { opacity: 0.6 });

const flour = (random: Random, radius: number, count: number) =>
  group(
    { filter: 'url(#soft8)', opacity: 0.75 },
    path(blob(random, { radius: radius * 0.8, wobble: 0.3, points: 14 }), '#fff7ea'),
  ) +
  strewn(random, radius * 1.5, count)
    .map(([x, y]) => circle(x, y, random.between(1, 4), '#fffaf0', { opacity: random.between(0.3, 0.95) }))
    .join('');

/** The morning's dough on the bench, 1600 by 900: flour, oil, tomatoes, basil and a rolling pin. */
export function dough(): string {
  const random = seeded('forty-eight hours');
  const rest = [at(420, 640, ball(random, 120)), at(690, 740, ball(random, 112)), at(950, 690, ball(random, 116))].join(
    '',
  );
  return framed(
    1600,
    900,
    [
      tag('defs', {}, swell),
      planks(random),
      at(640, 400, flour(random, 380, 420)),
      at(620, 330, ball(random, 236)),
      rest,
      at(1180, 300, rollingPin(), -32),
      at(
        1390,
        640,
        bowl(150, glazes.basil) +
          circle(0, 0, 128, '#fffaf0') +
          path(blob(random, { radius: 96, wobble: 0.2, points: 12 }), '#f3e8d2', { filter: 'url(#soft8)' }),
      ),
      at(180, 190, oilDish(random, 116)),
      at(120, 760, tomato(random, 92)) + at(262, 838, tomato(random, 70)) + at(1130, 830, tomato(random, 66)),
      at(1260, 100, basilSprig(random, 150, 4)) + at(150, 560, basilSprig(random, 110, 3)),
      windowLight(1600, 900, 0.5),
    ].join(''),
  );
}
