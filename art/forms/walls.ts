import { darker, lighter, mix } from '../kit/colour.ts';
import { line, many, path, rect } from '../kit/svg.ts';
import type { Street } from '../street/street.ts';

/** A wall standing on the ground line, centred on the origin, with a shaded right edge. */
export const wall = (street: Street, wide: number, tall: number, colour = street.livery.wall) =>
  rect(-wide / 2, -tall, wide, tall, street.tone(colour)) +
  rect(wide / 2 - 26, -tall, 26, tall, '#2a0803', { opacity: 0.1 });

/** A sprinkling of courses so that brick reads as brick from across the street. */
export const bricks = (street: Street, wide: number, from: number, to: number, colour: string) =>
  many(Math.round((wide * (from - to)) / 2100), () => {
    const [x, y] = [
      street.random.between(-wide / 2 + 6, wide / 2 - 44),
      -to - Math.floor(street.random.between(0, (from - to) / 12)) * 12,
    ];
    return rect(
      x,
      y - 12,
      street.random.between(22, 38),
      8,
      street.tone(street.random.pick([darker(colour, 0.16), lighter(colour, 0.14), darker(colour, 0.1)])),
      { rx: 1 },
    );
  });

/** Dressed stone: long thin joints and a few blocks of another tint. */
export const ashlar = (street: Street, wide: number, from: number, to: number, colour: string) =>
  line(
    many(Math.floor((from - to) / 34), (i) => `M${-wide / 2} ${-to - (i + 1) * 34}H${wide / 2}`),
    street.tone(darker(colour, 0.14)),
    1.6,
    { opacity: 0.7 },
  ) +
  many(Math.round(wide / 26), () =>
    rect(
      street.random.between(-wide / 2 + 4, wide / 2 - 70),
      -to - 34 - Math.floor(street.random.between(0, (from - to) / 34 - 1)) * 34,
      62,
      33,
      street.tone(street.random.pick([lighter(colour, 0.15), darker(colour, 0.08), mix(colour, '#b98a5a', 0.2)])),
      { opacity: 0.8 },
    ),
  );

/** A moulded ledge across a wall at height `y`. */
export const cornice = (street: Street, wide: number, y: number, deep = 18) =>
  rect(-wide / 2 - 14, y - deep, wide + 28, deep, street.tone(street.livery.trim)) +
  rect(-wide / 2 - 8, y, wide + 16, 7, street.tone(darker(street.livery.trim, 0.2))) +
  rect(-wide / 2, y + 7, wide, 8, '#2a0803', { opacity: 0.16 });

/** A chimney stack with its pots; foot at (x, y). */
export const chimney = (street: Street, x: number, y: number, pots = 3, colour = street.livery.wall) =>
  rect(x, y - 74, pots * 19 + 10, 78, street.tone(darker(colour, 0.15))) +
  rect(x - 4, y - 80, pots * 19 + 18, 10, street.tone(darker(colour, 0.3))) +
  many(pots, (i) => path(`M${x + 8 + i * 19} ${y - 80}l2 -26h9l2 26Z`, street.tone('#c4683c')));

/** A pitched roof seen from the front: slates from one eave to the other. */
export const slates = (street: Street, wide: number, eaves: number, ridge: number, colour = '#5a5f66') =>
  path(
    `M${-wide / 2 - 18} ${-eaves}L${-wide / 2 + 46} ${-ridge}H${wide / 2 - 46}L${wide / 2 + 18} ${-eaves}Z`,
    street.tone(colour),
  ) +
  line(
    many(4, (i) => `M${-wide / 2 + (i + 1) * 8} ${-eaves - ((i + 1) * (ridge - eaves)) / 5}H${wide / 2 - (i + 1) * 8}`),
    street.tone(darker(colour, 0.25)),
    2,
    { opacity: 0.5 },
  );
