import { darker } from '../kit/colour.ts';
import { at, line, many, path, rect } from '../kit/svg.ts';
import { bunting } from '../street/furniture.ts';
import { door, sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { hangingSign } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { chimney } from './walls.ts';

const house = (street: Street, x: number, wide: number, tall: number, colour: string, roof: string) => {
  const { tone } = street;
  return (
    chimney(street, x - wide * 0.4, -tall - 40, 2, '#b4563a') +
    path(
      `M${x - wide / 2 - 12} ${-tall}L${x - wide / 2 + 26} ${-tall - 92}H${x + wide / 2 - 26}L${x + wide / 2 + 12} ${-tall}Z`,
      tone(roof),
    ) +
    line(
      many(4, (i) => `M${x - wide / 2 + 4 + i * 7} ${-tall - 18 - i * 18}H${x + wide / 2 - 4 - i * 7}`),
      tone(darker(roof, 0.25)),
      2,
      { opacity: 0.6 },
    ) +
    rect(x - wide / 2, -tall, wide, tall, tone(colour)) +
    rect(x + wide / 2 - 12, -tall, 12, tall, '#2a0803', { opacity: 0.1 })
  );
};

const dormer = (street: Street, x: number, y: number, colour: string) =>
  path(`M${x - 40} ${y}L${x} ${y - 44}L${x + 40} ${y}Z`, street.tone('#5a5f66')) +
  rect(x - 30, y, 60, 60, street.tone(colour)) +
  sash(street, { x: x - 20, y: y + 6, wide: 40, tall: 46, surround: 'none', sill: false });

/** Painted harbour houses shoulder to shoulder; the restaurant in the widest. */
export function harbourRow(street: Street): string {
  const { livery } = street;
  const [left, right] = [
    street.random.pick(['#f2cd6a', '#9cc7c4', '#efb79a', '#e8e2d0']),
    street.random.pick(['#e89a86', '#a9c6a0', '#f3dfb8', '#8fb5d0']),
  ];
  return [
    house(street, -326, 190, 380, left, '#6b5048'),
    house(street, 326, 190, 410, right, '#5a5f66'),
    house(street, 0, 470, 450, livery.wall, '#4d545c'),
    dormer(street, -110, -520, livery.wall),
    dormer(street, 110, -520, livery.wall),
    many(2, (i) => sash(street, { x: -396 + i * 84, y: -340, wide: 54, tall: 84, box: true })),
    many(2, (i) => sash(street, { x: 258 + i * 84, y: -366, wide: 54, tall: 84, box: true })),
    sash(street, { x: -396, y: -180, wide: 60, tall: 90 }) +
      door(street, { x: -312, y: -160, wide: 62, tall: 160 }, '#35699a'),
    sash(street, { x: 342, y: -180, wide: 60, tall: 90 }) +
      door(street, { x: 258, y: -160, wide: 62, tall: 160 }, '#2a5f47'),
    many(4, (i) => sash(street, { x: -200 + i * 115, y: -412, wide: 58, tall: 104, columns: 2, rows: 3, box: true })),
    shopfront(street, { wide: 456, tall: 250, board: 68, doorAt: 0.24 }),
    at(228, -286, hangingSign(street)),
    bunting(street, -420, -250, -230, -300, 16),
  ].join('');
}
