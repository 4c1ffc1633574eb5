import { darker } from '../kit/colour.ts';
import { many, path, rect } from '../kit/svg.ts';
import { awning } from './awnings.ts';
import { diningRoom } from './dining-room.ts';
import { bars, door, type Head, type Opening, outline } from './openings.ts';
import { fascia } from './signs.ts';
import type { Street } from './street.ts';

export interface Front {
  /** Full width, centred on the origin, and height from pavement to the top of the sign, px. */
  wide: number;
  tall: number;
  /** Height of the sign board; 0 when the sign is elsewhere. */
  board: number;
  head?: Head;
  /** Where the door stands: share of the width from the left. */
  doorAt?: number;
}

const displayWindow = (street: Street, opening: Opening, frame: string) =>
  path(
    outline({ ...opening, x: opening.x - 7, y: opening.y - 7, wide: opening.wide + 14, tall: opening.tall + 7 }),
    street.tone(frame),
  ) +
  diningRoom(street, opening) +
  bars(
    {
      ...opening,
      y: opening.y + opening.tall * (opening.head === 'round' ? 0.4 : 0.24),
      tall: opening.tall * (opening.head === 'round' ? 0.6 : 0.76),
    },
    Math.max(2, Math.round(opening.wide / 110)),
    1,
    street.tone(frame),
    5,
  );

/** The ground floor every form shares: two windows on the dining room, a door, a sign, an awning. */
export function shopfront(street: Street, front: Front): string {
  const { wide, tall, board, head = 'flat', doorAt = 0.5 } = front;
  const left = -wide / 2;
  const top = -tall + board + 34;
  const doorWide = 84;
  const doorX = left + wide * doorAt - doorWide / 2;
  const sides: [number, number][] = [
    [left + 26, doorX - 24],
    [doorX + doorWide + 24, left + wide - 26],
  ];
  const panes = sides
    .filter(([from, to]) => to - from > 70)
    .map(([x, to]): Opening => ({ x, y: top, wide: to - x, tall: -top - 44, head }));
  const risers = panes
    .map((pane) => rect(pane.x - 8, -42, pane.wide + 16, 42, street.tone(darker(street.livery.paint, 0.2))))
    .join('');
  const canopies = street.awning === 'domes' ? panes : [{ x: left + 8, wide: wide - 16 }];
  return [
    rect(left, -tall, wide, tall, street.tone(street.livery.paint)),
    ...panes.map((pane) => displayWindow(street, pane, street.livery.paint)),
    risers,
    many(panes.length, (i) =>
      rect((panes[i]?.x ?? 0) + 2, -34, (panes[i]?.wide ?? 0) - 4, 24, 'none', {
        stroke: street.livery.letters,
        'stroke-width': 2,
        opacity: 0.35,
      }),
    ),
    door(street, { x: doorX, y: top - 4, wide: doorWide, tall: -top + 4, head }),
    ...canopies.map(({ x, wide: span }) => awning(street, { x, y: -tall + board, wide: span, drop: 56 })),
    board ? fascia(street, left, -tall, wide, board) : '',
  ].join('');
}
