import { darker } from '../kit/colour.ts';
import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { lettering } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { ashlar, cornice, wall } from './walls.ts';

const column = (street: Street, x: number) =>
  rect(x - 17, -508, 34, 246, street.tone(street.livery.trim)) +
  line(`M${x - 8} -500V-268M${x} -500V-268M${x + 8} -500V-268`, street.tone(darker(street.livery.trim, 0.14)), 2) +
  rect(x - 25, -520, 50, 16, street.tone(street.livery.trim)) +
  rect(x - 24, -270, 48, 12, street.tone(darker(street.livery.trim, 0.1)));

/** Honey stone with a pediment: the classical front of a spa or a bank that learned to cook. */
export function classical(street: Street): string {
  const wide = 660;
  const { tone, livery } = street;
  return [
    path('M-250 -566L0 -664L250 -566Z', tone(livery.trim)),
    path('M-196 -572L0 -648L196 -572Z', tone(darker(livery.wall, 0.08))),
    circle(0, -600, 22, tone(livery.trim)),
    circle(0, -600, 15, tone(livery.paint)),
    wall(street, wide, 556),
    ashlar(street, wide, 552, 250, livery.wall),
    cornice(street, wide, -530, 38),
    at(0, -538, lettering({ ...street, site: '' }, 30, tone(darker(livery.wall, 0.55)))),
    many(5, (i) => sash(street, { x: -290 + i * 129, y: -492, wide: 64, tall: 84, columns: 2, rows: 2 })),
    many(5, (i) =>
      sash(street, {
        x: -290 + i * 129,
        y: -380,
        wide: 64,
        tall: 100,
        head: i === 2 ? 'round' : 'flat',
        columns: 2,
        rows: 3,
        box: true,
      }),
    ),
    [-198, -66, 66, 198].map((x) => column(street, x)).join(''),
    rect(-wide / 2 - 8, -262, wide + 16, 14, tone(livery.trim)),
    shopfront(street, { wide: wide - 20, tall: 248, board: 68, head: 'round' }),
  ].join('');
}
