import { at, many, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { hangingSign } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { chimney, cornice, slates, wall } from './walls.ts';

/** A Georgian terrace house: tall sashes that shorten as they climb, parapet and chimneys. */
export function georgian(street: Street): string {
  const wide = 640;
  const storey = (y: number, tall: number, rows: number, box: boolean) =>
    many(5, (i) => sash(street, { x: -274 + i * 122, y, wide: 62, tall, columns: 3, rows, box }));
  return [
    chimney(street, -290, -566, 4),
    chimney(street, 200, -566, 4),
    slates(street, wide - 30, 556, 606),
    wall(street, wide, 556),
    cornice(street, wide, -540, 16),
    storey(-512, 84, 2, false),
    storey(-390, 118, 3, true),
    rect(-wide / 2, -240, wide, 10, street.tone(street.livery.trim)),
    shopfront(street, { wide: wide - 30, tall: 232, board: 64 }),
    at(wide / 2, -286, hangingSign(street)),
  ].join('');
}
