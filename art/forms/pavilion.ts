import { darker } from '../kit/colour.ts';
import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { bunting } from '../street/furniture.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { neon } from '../street/signs.ts';
import type { Street } from '../street/street.ts';

const cupola = (street: Street, x: number, y: number, size: number) => {
  const { tone, livery } = street;
  return (
    rect(x - size * 0.7, y - size * 0.5, size * 1.4, size * 0.5, tone(livery.trim)) +
    path(
      `M${x - size * 0.86} ${y - size * 0.5}C${x - size * 0.9} ${y - size * 1.3} ${x - size * 0.2} ${y - size * 1.4} ${x} ${y - size * 1.9}C${x + size * 0.2} ${y - size * 1.4} ${x + size * 0.9} ${y - size * 1.3} ${x + size * 0.86} ${y - size * 0.5}Z`,
      tone(livery.accent),
    ) +
    line(`M${x} ${y - size * 1.9}V${y - size * 2.5}`, tone('#fff7ea'), 5) +
    path(`M${x} ${y - size * 2.5}l${size * 0.6} ${size * 0.18}l${-size * 0.6} ${size * 0.18}Z`, tone(livery.paint))
  );
};

const filigree = (street: Street, wide: number, y: number) =>
  many(12, (i) => {
    const x = -wide / 2 + (i * wide) / 12;
    const span = wide / 12;
    return (
      line(
        `M${x} ${y + 30}Q${x + 4} ${y} ${x + span / 2} ${y}Q${x + span - 4} ${y} ${x + span} ${y + 30}`,
        street.tone('#fff7ea'),
        5,
      ) + circle(x + span / 2, y + 12, 6, 'none', { stroke: street.tone('#fff7ea'), 'stroke-width': 3 })
    );
  });

/** A seaside pavilion: cupolas, flags, white ironwork and a lantern dome. */
export function pavilion(street: Street): string {
  const { tone, livery } = street;
  const wide = 700;
  return [
    cupola(street, -290, -300, 56),
    cupola(street, 290, -300, 56),
    path(
      'M-210 -300V-350Q-190 -356 -180 -372Q-150 -470 0 -480Q150 -470 180 -372Q190 -356 210 -350V-300Z',
      tone(livery.accent),
    ),
    path('M-60 -476Q0 -492 60 -476L40 -300H-40Z', tone('#fff7ea'), { opacity: 0.25 }),
    many(7, (i) =>
      sash(street, { x: -160 + i * 47, y: -350, wide: 36, tall: 48, head: 'round', columns: 1, rows: 1, sill: false }),
    ),
    at(0, -474, neon(street, 96)),
    rect(-wide / 2, -304, wide, 304, tone(livery.wall)),
    rect(-wide / 2 - 18, -312, wide + 36, 16, tone(livery.trim)),
    path(
      `M${-wide / 2 - 20} -252L${-wide / 2 + 10} -286H${wide / 2 - 10}L${wide / 2 + 20} -252Z`,
      tone(darker(livery.accent, 0.1)),
    ),
    line(
      many(7, (i) => `M${-wide / 2 + 6 + i * ((wide - 12) / 6)} -250V0`),
      tone('#fff7ea'),
      7,
    ),
    filigree(street, wide, -250),
    shopfront(street, { wide: wide - 40, tall: 214, board: 60 }),
    bunting(street, -290, -400, -120, -404, 22),
    bunting(street, 120, -404, 290, -400, 22),
  ].join('');
}
