import { at, line, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { hangingSign } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { chimney } from './walls.ts';

const beam = '#3a2418';

const studs = (street: Street, left: number, right: number, top: number, foot: number, count: number) =>
  line(
    `M${left} ${top}H${right}M${left} ${foot}H${right}${many(count + 1, (i) => `M${left + (i * (right - left)) / count} ${top}V${foot}`)}M${left} ${foot}L${left + (right - left) / count} ${top}M${right} ${foot}L${right - (right - left) / count} ${top}`,
    street.tone(beam),
    13,
    { 'stroke-linecap': 'butt' },
  );

const gable = (street: Street, x: number, half: number) => {
  const { tone, livery } = street;
  return (
    path(`M${x - half - 24} -404L${x} -590L${x + half + 24} -404Z`, tone(beam)) +
    path(`M${x - half} -410L${x} -560L${x + half} -410Z`, tone(livery.wall)) +
    line(
      `M${x} -556V-410M${x - half * 0.5} -486H${x + half * 0.5}M${x - half * 0.5} -486V-410M${x + half * 0.5} -486V-410M${x} -486L${x - half * 0.5} -410M${x} -486L${x + half * 0.5} -410`,
      tone(beam),
      11,
    ) +
    path(
      `M${x - half - 34} -398L${x} -606L${x + half + 34} -398L${x + half + 14} -398L${x} -578L${x - half - 14} -398Z`,
      tone('#8a4a32'),
    )
  );
};

/** Timber-framed and jettied: dark beams, pale panels, leaded lights. */
export function timber(street: Street): string {
  const { tone, livery } = street;
  const lattice = (x: number) =>
    sash(street, { x, y: -372, wide: 104, tall: 96, columns: 5, rows: 5, surround: beam, frame: '#4a3020', box: true });
  return [
    chimney(street, -40, -520, 3, '#a8452c'),
    path('M-350 -404L-250 -540H250L350 -404Z', tone('#8a4a32')),
    rect(-348, -410, 696, 184, tone(livery.wall)),
    studs(street, -342, 342, -404, -232, 9),
    gable(street, -190, 150),
    gable(street, 190, 150),
    lattice(-242),
    lattice(-52),
    lattice(138),
    rect(-356, -236, 712, 18, tone(beam)),
    many(12, (i) => rect(-346 + i * 62, -222, 18, 18, tone('#5a3a26'))),
    shopfront(street, { wide: 640, tall: 222, board: 60, doorAt: 0.28 }),
    at(344, -270, hangingSign(street)),
  ].join('');
}
