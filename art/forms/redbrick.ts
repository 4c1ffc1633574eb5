import { darker } from '../kit/colour.ts';
import { circle, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import type { Street } from '../street/street.ts';
import { bricks, chimney, wall } from './walls.ts';

const gable = (street: Street, x: number) => {
  const { tone, livery } = street;
  return (
    path(`M${x - 118} -430V-452H${x - 98}L${x} -592L${x + 98} -452H${x + 118}V-430Z`, tone(livery.trim)) +
    path(`M${x - 96} -430L${x - 84} -452L${x} -566L${x + 84} -452L${x + 96} -430Z`, tone(livery.wall)) +
    circle(x, -606, 11, tone(livery.trim)) +
    circle(x, -490, 25, tone(livery.trim)) +
    circle(x, -490, 18, street.hour.evening ? '#ffd27a' : tone('#4d6a70'))
  );
};

/** Victorian red brick: two gables, stone bands, arched windows in pairs. */
export function redbrick(street: Street): string {
  const wide = 660;
  const pair = (x: number) =>
    many(2, (i) =>
      sash(street, { x: x - 66 + i * 72, y: -404, wide: 58, tall: 132, head: 'round', columns: 2, rows: 3, box: true }),
    );
  return [
    chimney(street, -34, -440, 3),
    path(`M-330 -430L-240 -520H240L330 -430Z`, street.tone('#4d4a50')),
    wall(street, wide, 432),
    bricks(street, wide, 430, 240, street.livery.wall),
    gable(street, -190),
    gable(street, 190),
    ...[-424, -330, -250].map((y) => rect(-wide / 2, y, wide, 9, street.tone(street.livery.trim))),
    pair(-190),
    pair(190),
    sash(street, { x: -32, y: -400, wide: 64, tall: 128, head: 'round', columns: 2, rows: 3 }),
    ...[-1, 1].map((side) =>
      rect(side * (wide / 2 - 8) - 8, -432, 16, 200, street.tone(darker(street.livery.wall, 0.2))),
    ),
    shopfront(street, { wide: wide - 20, tall: 242, board: 66 }),
  ].join('');
}
