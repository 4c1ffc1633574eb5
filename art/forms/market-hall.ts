import { darker } from '../kit/colour.ts';
import { circle, line, many, path, rect } from '../kit/svg.ts';
import { sash } from '../street/openings.ts';
import { shopfront } from '../street/shopfront.ts';
import type { Street } from '../street/street.ts';

const fan = (street: Street) => {
  const { tone, livery, hour } = street;
  const glass = hour.evening ? '#ffd68a' : tone('#8fb5b8');
  const spokes = many(9, (i) => {
    const a = ((i + 1) / 10) * Math.PI;
    return `M0 -270L${-Math.cos(a) * 232} ${-270 - Math.sin(a) * 232}`;
  });
  return (
    path('M-262 -262C-262 -612 262 -612 262 -262Z', tone(livery.paint)) +
    path('M-236 -270C-236 -574 236 -574 236 -270Z', glass) +
    line(`${spokes}M-150 -270A150 150 0 0 1 150 -270`, tone(livery.paint), 7) +
    path('M-80 -270A80 80 0 0 1 80 -270Z', tone(livery.paint)) +
    circle(0, -304, 27, tone('#fff7ea')) +
    line('M0 -304V-322M0 -304L12 -300', tone('#2b2420'), 4)
  );
};

const wing = (street: Street, x: number) =>
  rect(x - 96, -330, 192, 330, street.tone(street.livery.wall)) +
  rect(x - 104, -346, 208, 20, street.tone(street.livery.trim)) +
  many(3, (i) => sash(street, { x: x - 82 + i * 60, y: -304, wide: 42, tall: 52, head: 'round', columns: 1, rows: 1 }));

/** A Victorian market hall: a great iron fanlight between two brick wings. */
export function marketHall(street: Street): string {
  const { tone, livery } = street;
  return [
    path('M-330 -330Q-290 -560 0 -596Q290 -560 330 -330Z', tone(darker(livery.wall, 0.3))),
    path('M-306 -330Q-270 -540 0 -572Q270 -540 306 -330Z', tone(livery.wall)),
    line('M0 -596V-640', tone(livery.trim), 7),
    circle(0, -646, 12, tone('#e9b044')),
    wing(street, -276),
    wing(street, 276),
    rect(-310, -270, 620, 270, tone(livery.wall)),
    fan(street),
    rect(-372, -262, 744, 14, tone(livery.trim)),
    shopfront(street, { wide: 730, tall: 250, board: 70 }),
    line(
      many(4, (i) => `M${[-365, -182, 182, 365][i]} -180V0`),
      tone(livery.trim),
      13,
      { 'stroke-linecap': 'butt' },
    ),
  ].join('');
}
