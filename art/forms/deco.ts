import { darker } from '../kit/colour.ts';
import { at, line, many, path, rect } from '../kit/svg.ts';
import { glazing } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { blade } from '../street/signs.ts';
import type { Street } from '../street/street.ts';

const ribbon = (street: Street, y: number) => {
  const { tone } = street;
  return (
    rect(-326, y, 560, 84, tone('#fff7ea')) +
    many(10, (i) => glazing(street, { x: -320 + i * 55, y: y + 6, wide: 50, tall: 72 })) +
    line(`M-326 ${y + 42}H234`, tone('#fff7ea'), 4)
  );
};

/** Nineteen-thirties streamline: white bands, ribbon windows and a fin with the name down it. */
export function deco(street: Street): string {
  const { tone, livery } = street;
  return [
    path('M-340 -500Q-340 -540 -300 -540H300Q340 -540 340 -500V0H-340Z', tone(livery.wall)),
    rect(-352, -552, 704, 16, tone(livery.trim), { rx: 8 }),
    ribbon(street, -496),
    ribbon(street, -372),
    ...[-520, -394, -270].map((y) => rect(-340, y, 680, 8, tone(livery.accent))),
    path('M150 -250V-650Q150 -700 200 -700H210Q260 -700 260 -650V-250Z', tone(darker(livery.wall, 0.12))),
    line('M170 -660V-260M240 -660V-260', tone(livery.trim), 6),
    at(205, -672, blade(street, 78, 392)),
    line('M205 -700V-764', tone('#5a656a'), 5),
    shopfront(street, { wide: 672, tall: 252, board: 68, doorAt: 0.8 }),
  ].join('');
}
