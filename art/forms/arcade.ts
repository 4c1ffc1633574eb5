import { darker, mix } from '../kit/colour.ts';
import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { planter } from '../street/furniture.ts';
import { shopfront } from '../street/shopfront.ts';
import { neon } from '../street/signs.ts';
import type { Street } from '../street/street.ts';

const slats = (street: Street) =>
  line(
    many(34, (i) => `M${-356 + i * 21.6} -306V-420`),
    street.tone(street.livery.wall),
    13,
    { 'stroke-linecap': 'butt' },
  );

const tree = (street: Street, x: number) =>
  at(
    x,
    -424,
    rect(-4, -50, 8, 52, street.tone('#6b4226')) +
      many(9, () =>
        circle(
          street.random.between(-30, 30),
          -60 + street.random.between(-28, 22),
          21,
          street.tone(street.random.pick(['#3f8247', '#2f6b3a', '#5a9a52'])),
        ),
      ),
  );

/** A shopping-centre front: timber slats, a swooping glazed roof, trees on the upper terrace. */
export function arcade(street: Street): string {
  const { tone, hour, livery } = street;
  const glass = hour.evening ? mix(hour.sky[2], '#ffd68a', 0.5) : mix(hour.sky[1], '#ffffff', 0.4);
  return [
    path('M-470 -470Q-200 -640 60 -560T470 -610V-560Q260 -490 60 -520T-470 -420Z', glass, { opacity: 0.85 }),
    line('M-470 -470Q-200 -640 60 -560T470 -610M-470 -420Q-200 -590 60 -520T470 -560', tone('#5a656a'), 7),
    line(
      many(20, (i) => `M${-450 + i * 48} ${-452 - Math.sin(i / 4.2) * 92}l14 44`),
      tone('#5a656a'),
      3,
      { opacity: 0.7 },
    ),
    line('M-330 -424V-540M330 -424V-560M0 -424V-540', tone('#5a656a'), 9),
    tree(street, -260),
    tree(street, -150),
    tree(street, 200),
    tree(street, 300),
    rect(-370, -426, 740, 426, tone(darker(livery.wall, 0.35))),
    slats(street),
    at(0, -426, neon(street, 92)),
    rect(-384, -312, 768, 20, tone(livery.trim)),
    shopfront(street, { wide: 730, tall: 290, board: 78, doorAt: 0.74 }),
    at(-344, 0, planter(street)),
  ].join('');
}
