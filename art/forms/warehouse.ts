import { darker } from '../kit/colour.ts';
import { at, line, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { lettering } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { bricks, wall } from './walls.ts';

const loft = (street: Street, y: number) =>
  rect(-46, y, 92, 104, street.tone(street.livery.trim)) +
  rect(-38, y + 8, 76, 96, street.tone(street.livery.paint)) +
  line(
    `M0 ${y + 8}V${y + 104}M-38 ${y + 8}L0 ${y + 104}M38 ${y + 8}L0 ${y + 104}`,
    street.tone(darker(street.livery.paint, 0.3)),
    4,
  ) +
  rect(-54, y + 104, 108, 9, street.tone('#3a3a3a'));

const hoist = (street: Street) =>
  rect(-11, -676, 22, 66, street.tone('#3a2a20')) +
  line('M0 -660V-520', street.tone('#2b2420'), 4) +
  line('M0 -520q14 6 6 20q-12 8 -16 -6', street.tone('#2b2420'), 5) +
  path('M-24 -498H24V-462Q0 -452 -24 -462Z', street.tone('#c98a4a')) +
  line('M-24 -486H24M-24 -474H24', street.tone('#8a5426'), 3);

/** A quayside warehouse: hoist, loading doors, arched iron windows, the name painted on the brick. */
export function warehouse(street: Street): string {
  const wide = 620;
  const { tone, livery } = street;
  const row = (y: number) =>
    [-262, -158, 96, 200]
      .map((x) =>
        sash(street, {
          x,
          y,
          wide: 64,
          tall: 88,
          head: 'segment',
          columns: 3,
          rows: 3,
          surround: darker(livery.wall, 0.28),
          frame: '#3a4248',
        }),
      )
      .join('');
  return [
    path(`M${-wide / 2} -560L-150 -612Q0 -690 150 -612L${wide / 2} -560Z`, tone(livery.wall)),
    path(`M${-wide / 2 - 10} -554L-154 -612Q0 -690 154 -612L${wide / 2 + 10} -554`, 'none', {
      stroke: tone(livery.trim),
      'stroke-width': 14,
    }),
    wall(street, wide, 562),
    bricks(street, wide, 560, 250, livery.wall),
    row(-516),
    row(-370),
    loft(street, -548),
    loft(street, -384),
    hoist(street),
    group(street),
    shopfront(street, { wide: wide - 30, tall: 232, board: 62, head: 'segment' }),
  ].join('');
}

const group = (street: Street) =>
  at(-174, -398, `<g opacity=".85">${lettering({ ...street, site: '' }, 44, street.tone('#fff1d8'))}</g>`) +
  at(174, -398, `<g opacity=".85">${lettering({ ...street, site: '' }, 44, street.tone('#fff1d8'))}</g>`);
