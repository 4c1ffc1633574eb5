import { darker } from '../kit/colour.ts';
import { line, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';

import { shopfront } from '../street/shopfront.ts';
import type { Street } from '../street/street.ts';
import { ashlar, chimney, wall } from './walls.ts';

/** The outline of a crow-stepped gable: `steps` each side, foot at y. */
const crowSteps = (x: number, y: number, half: number, tall: number, steps: number) => {
  const [dx, dy] = [half / (steps + 0.5), tall / steps];
  const up = many(steps, () => `v${-dy}h${dx}`);
  const down = many(steps, () => `h${dx}v${dy}`);
  return `M${x - half} ${y}${up}h${dx}${down.replace(`h${dx}`, '')}Z`;
};

const turret = (street: Street, x: number) => {
  const { tone, livery } = street;
  return (
    path(`M${x - 58} -552H${x + 58}V-300Q${x + 40} -266 ${x} -244Q${x - 40} -266 ${x - 58} -300Z`, tone(livery.wall)) +
    path(`M${x + 20} -552H${x + 58}V-300Q${x + 46} -276 ${x + 20} -260Z`, '#2a0803', { opacity: 0.14 }) +
    path(`M${x - 74} -548L${x} -706L${x + 74} -548Q${x} -532 ${x - 74} -548Z`, tone('#4d545c')) +
    line(`M${x} -706V-736`, tone('#e9b044'), 5) +
    sash(street, { x: x - 22, y: -510, wide: 44, tall: 84, columns: 2, rows: 2 }) +
    sash(street, { x: x - 22, y: -384, wide: 44, tall: 84, columns: 2, rows: 2 })
  );
};

/** A Scottish tenement: grey stone, crow-stepped gable, a corner turret in a witch's hat. */
export function baronial(street: Street): string {
  const wide = 620;
  const { tone, livery } = street;
  const windows = (y: number, tall: number) =>
    many(4, (i) => sash(street, { x: -262 + i * 112, y, wide: 58, tall, columns: 2, rows: 2, box: tall > 100 }));
  return [
    chimney(street, 60, -560, 4),
    path('M-310 -520L-250 -600H240L310 -520Z', tone('#4d545c')),
    wall(street, wide, 522),
    ashlar(street, wide, 520, 240, livery.wall),
    path(crowSteps(-190, -520, 110, 130, 5), tone(darker(livery.wall, 0.06))),
    sash(street, { x: -216, y: -592, wide: 52, tall: 64, columns: 2, rows: 2 }),
    windows(-494, 88),
    windows(-376, 110),
    rect(-wide / 2, -392, wide, 7, tone(livery.trim)),
    rect(-wide / 2, -252, wide, 10, tone(livery.trim)),
    turret(street, 262),
    shopfront(street, { wide: wide - 24, tall: 238, board: 66, doorAt: 0.62 }),
  ].join('');
}
