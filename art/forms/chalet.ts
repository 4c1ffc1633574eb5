import { darker, lighter } from '../kit/colour.ts';
import { at, line, many, path, rect } from '../kit/svg.ts';
import { diningRoom } from '../street/dining-room.ts';
import { bunting, festoon } from '../street/furniture.ts';
import { bars, door } from '../street/openings.ts';
import { lettering } from '../street/signs.ts';
import type { Street } from '../street/street.ts';

const pine = (street: Street, x: number, size: number) =>
  at(
    x,
    0,
    rect(-6, -30, 12, 30, street.tone('#5a3a22')) +
      many(3, (i) =>
        path(
          `M0 ${-size + i * size * 0.2}L${size * (0.17 + i * 0.06)} ${-size * 0.56 + i * size * 0.22}H${-size * (0.17 + i * 0.06)}Z`,
          street.tone(i % 2 ? '#2f6b4a' : '#27583e'),
        ),
      ),
  );

/** The holiday-park chalet: an A-frame with a deck, bunting and pines. */
export function chalet(street: Street): string {
  const { tone, livery, hour } = street;
  const boards = line(
    many(11, (i) => `M${-250 + i * 24} ${-176 - i * 30}H${250 - i * 24}`),
    tone(darker(livery.wall, 0.18)),
    3,
  );
  const gableGlass =
    path('M-122 -262L0 -428L122 -262Z', tone('#fff7ea')) +
    path('M-106 -270L0 -412L106 -270Z', hour.evening ? '#ffd68a' : tone('#7fa6aa')) +
    line('M0 -412V-270M-54 -342H54', tone('#fff7ea'), 6);
  return [
    pine(street, -400, 380),
    pine(street, 410, 330),
    pine(street, 340, 250),
    path('M-282 -150L0 -520L282 -150V0H-282Z', tone(livery.wall)),
    boards,
    path('M-372 -120L0 -598L372 -120L332 -104L0 -524L-332 -104Z', tone(livery.paint)),
    path('M-372 -120L0 -598L0 -562L-352 -112Z', tone(lighter(livery.paint, 0.16))),
    gableGlass,
    rect(-196, -250, 392, 82, tone(livery.paint), { rx: 10 }),
    at(0, -202, lettering(street, 54, livery.letters, 340)),
    diningRoom(street, { x: -262, y: -150, wide: 206, tall: 120 }),
    diningRoom(street, { x: 56, y: -150, wide: 206, tall: 120 }),
    bars({ x: -262, y: -150, wide: 206, tall: 120 }, 3, 1, tone('#fff7ea'), 6) +
      bars({ x: 56, y: -150, wide: 206, tall: 120 }, 3, 1, tone('#fff7ea'), 6),
    door(street, { x: -42, y: -156, wide: 84, tall: 132 }, livery.accent),
    rect(-420, -28, 840, 28, tone('#a8713e')),
    line(
      many(42, (i) => `M${-410 + i * 20} -28V0`),
      tone('#7a4c26'),
      2,
    ),
    line(
      `M-420 -86H-90M90 -86H420${many(18, (i) => {
        const x = -416 + i * 49;
        return Math.abs(x) < 92 ? '' : `M${x} -86V-28`;
      })}`,
      tone('#fff7ea'),
      6,
    ),
    bunting(street, -360, -130, -40, -160, 20),
    bunting(street, 40, -160, 360, -130, 20),
    festoon(street, -400, -330, -30, -540, 50),
  ].join('');
}
