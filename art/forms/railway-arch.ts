import { darker } from '../kit/colour.ts';
import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { diningRoom } from '../street/dining-room.ts';
import { festoon } from '../street/furniture.ts';
import { bars, door, type Opening, outline } from '../street/openings.ts';
import { lettering } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { bricks } from './walls.ts';

const train = (street: Street) =>
  many(3, (i) => {
    const x = -420 + i * 292;
    return (
      rect(x, -566, 280, 84, street.tone(street.livery.paint), { rx: 14 }) +
      rect(x, -506, 280, 14, street.tone(street.livery.accent)) +
      many(5, (k) =>
        rect(x + 22 + k * 50, -548, 36, 32, street.hour.evening ? '#ffdf9a' : street.tone('#cfe0dc'), { rx: 5 }),
      ) +
      circle(x + 50, -480, 13, street.tone('#2b2420')) +
      circle(x + 230, -480, 13, street.tone('#2b2420'))
    );
  });

const voussoirs = (x: number, half: number, spring: number) =>
  many(13, (i) =>
    line(
      `M${x} ${spring}m${-Math.cos((i / 12) * Math.PI) * (half + 4)} ${-Math.sin((i / 12) * Math.PI) * (half + 4)}l${-Math.cos((i / 12) * Math.PI) * 24} ${-Math.sin((i / 12) * Math.PI) * 24}`,
      '#2a0803',
      3,
      { opacity: 0.35 },
    ),
  );

const vault = (street: Street, x: number, half: number, content: string) => {
  const opening: Opening = { x: x - half, y: -200 - half, wide: half * 2, tall: 200 + half, head: 'round' };
  return (
    path(
      outline({ ...opening, x: opening.x - 24, y: opening.y - 24, wide: opening.wide + 48, tall: opening.tall + 24 }),
      street.tone(darker(street.livery.wall, 0.22)),
    ) +
    voussoirs(x, half, -200) +
    content
  );
};

/** Under the railway: brick arches glazed to the crown, a train going over. */
export function railwayArch(street: Street): string {
  const { tone, livery } = street;
  const half = 190;
  const main: Opening = { x: -half, y: -390, wide: half * 2, tall: 390, head: 'round' };
  const side = (x: number): Opening => ({ x: x - 96, y: -296, wide: 192, tall: 296, head: 'round' });
  const frame = tone(livery.paint);
  const spokes = line(
    many(
      5,
      (i) => `M0 -200L${Math.cos(((i + 1) / 6) * Math.PI) * -half} ${-200 - Math.sin(((i + 1) / 6) * Math.PI) * half}`,
    ),
    frame,
    7,
  );
  const sideArch = (x: number) =>
    vault(
      street,
      x,
      96,
      path(outline(side(x)), frame) +
        diningRoom(street, { ...side(x), x: x - 84, y: -284, wide: 168, tall: 284 }) +
        bars(side(x), 3, 2, frame, 6),
    );
  return [
    train(street),
    rect(-470, -482, 940, 482, tone(livery.wall)),
    bricks(street, 930, 480, 0, livery.wall),
    rect(-486, -494, 972, 20, tone(livery.trim)),
    sideArch(-340),
    sideArch(340),
    vault(
      street,
      0,
      half,
      path(outline(main), frame) + diningRoom(street, { ...main, x: -176, y: -376, wide: 352, tall: 376 }),
    ),
    spokes,
    rect(-half, -244, half * 2, 86, frame),
    at(0, -194, lettering(street, 56, livery.letters, 330)),
    bars({ x: -half, y: -158, wide: half * 2, tall: 158 }, 5, 1, frame, 7),
    door(street, { x: -44, y: -152, wide: 88, tall: 152 }),
    festoon(street, -470, -330, -200, -330, 26),
    festoon(street, 200, -330, 470, -330, 26),
  ].join('');
}
