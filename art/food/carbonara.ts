import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, path } from '../kit/svg.ts';
import { bowl, glazes } from '../table/crockery.ts';
import { pepper, snow } from '../table/dressing.ts';
import { nest } from './strands.ts';

/** A lardon of guanciale: lean, a seam of fat gone glassy, and edges the pan has caught. */
function lardon(random: Random): string {
  const [long, tall] = [random.between(26, 42), random.between(17, 25)];
  const corner = () => random.between(-8, 8);
  const face = `M${-long + corner()} ${-tall + corner()}Q0 ${-tall - 5} ${long + corner()} ${-tall + corner()}Q${long + 5} 0 ${long + corner()} ${tall + corner()}Q0 ${tall + 6} ${-long + corner()} ${tall + corner()}Q${-long - 5} 0 ${-long} ${-tall}Z`;
  const seam = random.pick([-0.9, -0.55, 0.5, 0.8] as const) * tall;
  return (
    group(
      { filter: 'url(#crisp)' },
      path(face, random.pick(['#a23c1c', '#b84c26', '#8e3014'])),
      line(
        `M${-long + 5} ${seam}Q0 ${seam + random.between(-6, 8)} ${long - 5} ${seam + 3}`,
        '#f0b77a',
        random.between(8, 14),
      ),
      line(`M${-long + 4} ${tall - 4}Q0 ${tall + 1} ${long - 3} ${tall - 5}`, '#6a1f0c', 5, { opacity: 0.7 }),
    ) + circle(-long * 0.4, -tall * 0.5, 3, '#fff6e2', { opacity: 0.8 })
  );
}

/** A yolk, barely set, with the window in it. */
const yolk = (random: Random) =>
  ellipse(10, 16, 96, 90, '#6b2c05', { opacity: 0.6, filter: 'url(#soft8)' }) +
  group({ filter: 'url(#pebble)' }, path(blob(random, { radius: 84, wobble: 0.05, points: 14 }), '#f7960a')) +
  ellipse(18, 24, 52, 44, '#ffc436', { opacity: 0.6, filter: 'url(#soft8)' }) +
  path('M-52 -26Q-42 -54 -14 -58L-10 -45Q-30 -40 -39 -20Z', '#fffaf0', { opacity: 0.92 }) +
  ellipse(-45, -6, 5, 9, '#fffaf0', { opacity: 0.7 });

/** Egg and pecorino gone to cream, lying between the strands. */
const cream = (random: Random, radius: number, count: number) =>
  group(
    { filter: 'url(#sauce)' },
    ...packed(random, radius, count, 0.9).map(([x, y]) =>
      path(
        blob(random, {
          x,
          y,
          radius: random.between(20, 44),
          wobble: 0.4,
          wide: 1.9,
          turn: Math.atan2(y, x) + random.between(1.2, 1.9),
        }),
        random.pick(['#fbdc8c', '#fae3a4', '#fdeab8']),
      ),
    ),
  );

const spaghetti = { width: 16, abreast: 6, stray: 1.2, colours: ['#fddf8e', '#fee7a6', '#fbd474', '#fcdc84'] } as const;

/** A bowl of carbonara, so near that it runs out of the picture. */
export const carbonara = (random: Random) =>
  at(
    634,
    486,
    bowl(500, glazes.ink) +
      [
        '<defs><clipPath id="mound"><circle r="452"/></clipPath></defs>',
        group(
          { 'clip-path': 'url(#mound)' },
          circle(0, 0, 424, '#a85c12', { filter: 'url(#soft8)' }),
          group({ filter: 'url(#soft2)' }, nest(random, { ...spaghetti, radius: 500, swirls: 36, spans: [2, 3.8] })),
          circle(0, 0, 440, 'none', { stroke: '#5a2405', 'stroke-width': 80, opacity: 0.3, filter: 'url(#soft30)' }),
          cream(random, 390, 34),
          nest(random, { ...spaghetti, abreast: 4, radius: 430, shade: 0.1, swirls: 20, spans: [2, 3.6] }),
          cream(random, 210, 12),
          nest(random, { ...spaghetti, abreast: 4, radius: 270, shade: 0, swirls: 18, spans: [2.2, 4.6] }),
        ),
        ...packed(random, 350, 25, 0.9)
          .slice(3)
          .map(([x, y]) => at(x, y, lardon(random), random.between(0, 360))),
        snow(random, 360, 50),
        at(-20, -24, yolk(random)),
        pepper(random, 370, 70),
      ].join(''),
  );
