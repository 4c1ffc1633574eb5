import { mix } from '../kit/colour.ts';
import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { diningRoom } from '../street/dining-room.ts';
import { festoon, planter } from '../street/furniture.ts';
import { door } from '../street/openings.ts';
import { fascia } from '../street/signs.ts';
import type { Street } from '../street/street.ts';

const curtainWall = (street: Street, wide: number) => {
  const { random, hour, tone } = street;
  const colours = hour.evening
    ? ['#ffd98a', '#fbc262', mix(hour.sky[1], '#203040', 0.4), mix(hour.sky[1], '#203040', 0.6)]
    : [
        mix(hour.sky[0], '#ffffff', 0.3),
        mix(hour.sky[1], '#ffffff', 0.2),
        mix(hour.sky[0], '#2f5a6a', 0.3),
        mix(hour.sky[2], '#ffffff', 0.3),
      ];
  const panes = many(4, (row) =>
    many(9, (i) =>
      rect(
        -wide / 2 + 10 + (i * (wide - 20)) / 9,
        -640 + row * 88,
        (wide - 20) / 9 - 6,
        80,
        colours[Math.floor(random.next() * 4)] ?? '#ffffff',
      ),
    ),
  );
  return (
    rect(-wide / 2, -648, wide, 360, tone('#39454b')) +
    panes +
    path(`M${-wide / 2 + 40} -296L${-wide / 2 + 330} -648h120L${-wide / 2 + 160} -296Z`, '#ffffff', { opacity: 0.14 })
  );
};

/** Glass and steel: offices above, a double-height room below, trees on the terrace. */
export function glass(street: Street): string {
  const wide = 680;
  const { tone, livery } = street;
  const columns = line(
    many(5, (i) => `M${-wide / 2 + 8 + i * ((wide - 16) / 4)} -286V0`),
    tone('#3a4449'),
    14,
    { 'stroke-linecap': 'butt' },
  );
  const room = diningRoom(street, { x: -wide / 2 + 12, y: -206, wide: wide - 24, tall: 200 });
  const mullions = line(
    many(11, (i) => `M${-wide / 2 + 12 + (i + 1) * 55} -206V-6`),
    tone('#3a4449'),
    3,
  );
  const terrace = many(13, (i) => circle(-310 + i * 52, -656 - (i % 3) * 10, 22, tone(i % 2 ? '#3f8247' : '#2f6b3a')));
  return [
    terrace,
    curtainWall(street, wide),
    rect(-wide / 2 - 30, -300, wide + 60, 18, tone(livery.accent)),
    room,
    mullions,
    columns,
    door(street, { x: -46, y: -176, wide: 92, tall: 176 }, livery.paint),
    fascia(street, -210, -284, 420, 78),
    festoon(street, -wide / 2 - 20, -262, -214, -262, 20),
    festoon(street, 214, -262, wide / 2 + 20, -262, 20),
    at(-wide / 2 + 70, 0, planter(street)),
    at(wide / 2 - 70, 0, planter(street)),
  ].join('');
}
