import { darker } from '../kit/colour.ts';
import { line, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import type { Street } from '../street/street.ts';
import { chimney, cornice, wall } from './walls.ts';

const bow = (street: Street, x: number) => {
  const { tone, livery } = street;
  const canopy = many(8, (i) =>
    path(
      `M${x - 118 + i * 29.5} -372L${x - 100 + i * 25} -408H${x - 100 + (i + 1) * 25}L${x - 118 + (i + 1) * 29.5} -372Z`,
      tone(i % 2 ? '#fff7ea' : livery.accent),
    ),
  );
  const iron =
    line(
      `M${x - 116} -294H${x + 116}M${x - 116} -258H${x + 116}${many(17, (i) => `M${x - 112 + i * 14} -294V-258`)}`,
      tone('#22302c'),
      3.5,
    ) + line(`M${x - 114} -372V-258M${x + 114} -372V-258`, tone('#22302c'), 4);
  return (
    path(`M${x - 110} -540Q${x} -560 ${x + 110} -540V-252H${x - 110}Z`, tone(livery.wall)) +
    path(`M${x + 60} -546L${x + 110} -540V-252H${x + 60}Z`, '#2a0803', { opacity: 0.08 }) +
    many(3, (i) =>
      sash(street, {
        x: x - 92 + i * 66,
        y: -514,
        wide: 50,
        tall: 84,
        columns: 2,
        rows: 3,
        surround: 'none',
        frame: '#fffaf0',
      }),
    ) +
    many(3, (i) =>
      sash(street, {
        x: x - 92 + i * 66,
        y: -384,
        wide: 50,
        tall: 124,
        columns: 2,
        rows: 4,
        surround: 'none',
        frame: '#fffaf0',
      }),
    ) +
    canopy +
    iron
  );
};

/** Regency stucco: two bow fronts, striped tin canopies, black ironwork. */
export function regency(street: Street): string {
  const wide = 620;
  return [
    chimney(street, -40, -560, 5),
    wall(street, wide, 556, darker(street.livery.wall, 0.05)),
    cornice(street, wide, -548, 16),
    sash(street, { x: -28, y: -512, wide: 56, tall: 84, head: 'round', columns: 2, rows: 2 }),
    sash(street, { x: -28, y: -380, wide: 56, tall: 110, head: 'round', columns: 2, rows: 3 }),
    bow(street, -180),
    bow(street, 180),
    rect(-wide / 2 - 6, -252, wide + 12, 12, street.tone(street.livery.trim)),
    shopfront(street, { wide: wide - 16, tall: 242, board: 64 }),
  ].join('');
}
