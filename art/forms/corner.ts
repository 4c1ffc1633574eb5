import { darker, lighter } from '../kit/colour.ts';
import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import { blade } from '../street/signs.ts';
import type { Street } from '../street/street.ts';
import { bricks, chimney, cornice, wall } from './walls.ts';

const tower = (street: Street) => {
  const { tone, livery } = street;
  return (
    rect(-84, -560, 168, 320, tone(lighter(livery.wall, 0.08))) +
    rect(40, -560, 44, 320, '#2a0803', { opacity: 0.1 }) +
    rect(-96, -574, 192, 18, tone(livery.trim)) +
    path('M-90 -574Q-84 -690 0 -718Q84 -690 90 -574Z', tone('#4f8a7a')) +
    path('M-30 -574Q-28 -690 0 -718Q28 -690 30 -574Z', tone('#6aa594')) +
    line('M0 -718V-760', tone('#e9b044'), 6) +
    circle(0, -764, 8, tone('#e9b044')) +
    many(2, (i) => sash(street, { x: -66 + i * 72, y: -526, wide: 58, tall: 96, head: 'round', columns: 2, rows: 2 })) +
    many(2, (i) => sash(street, { x: -66 + i * 72, y: -392, wide: 58, tall: 110, columns: 2, rows: 3, box: true }))
  );
};

/** The corner house: copper dome over the angle, tiled ground floor, a blade of letters. */
export function corner(street: Street): string {
  const wide = 680;
  const { livery } = street;
  const wing = (from: number) =>
    many(
      2,
      (i) =>
        sash(street, { x: from + i * 100, y: -446, wide: 56, tall: 78, columns: 2, rows: 2 }) +
        sash(street, {
          x: from + i * 100,
          y: -346,
          wide: 56,
          tall: 84,
          head: 'segment',
          columns: 2,
          rows: 2,
          box: true,
        }),
    );
  return [
    chimney(street, -320, -478, 3),
    chimney(street, 250, -478, 3),
    wall(street, wide, 484),
    bricks(street, wide, 480, 250, livery.wall),
    cornice(street, wide, -470, 16),
    wing(-310),
    wing(154),
    tower(street),
    rect(-wide / 2, -252, wide, 10, street.tone(darker(livery.trim, 0.08))),
    shopfront(street, { wide: wide - 10, tall: 244, board: 66, head: 'segment' }),
    at(wide / 2 + 22, -452, blade(street, 54, 190)),
  ].join('');
}
