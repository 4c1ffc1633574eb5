import { mix } from '../kit/colour.ts';
import { at, circle, ellipse, group, line, many, path, rect } from '../kit/svg.ts';
import { type Opening, outline } from './openings.ts';
import type { Street } from './street.ts';

const lamp = (x: number, drop: number, shade: string) =>
  line(`M${x} 0V${drop}`, '#3b2a1c', 2) +
  circle(x, drop + 14, 34, '#fff3c4', { opacity: 0.3 }) +
  path(`M${x - 17} ${drop + 14}Q${x} ${drop - 14} ${x + 17} ${drop + 14}Z`, shade) +
  circle(x, drop + 15, 5, '#fffbe6');

const guest = (x: number, floor: number, coat: string, hair: string) =>
  at(
    x,
    floor,
    path('M-19 0Q-20 -42 0 -44Q20 -42 19 0Z', coat) +
      circle(0, -56, 12, '#c98a64') +
      path('M-13 -56Q-14 -72 0 -72Q14 -72 13 -56Q4 -64 -13 -56Z', hair),
  );

const tableFor = (x: number, floor: number) =>
  at(
    x,
    floor,
    rect(-3, -24, 6, 24, '#3b2418') +
      ellipse(0, -26, 30, 5, '#fff7ea') +
      path('M-30 -26L-26 -8H26L30 -26Z', '#fff1d8') +
      path('M8 -44h8l-2 8q-2 3 -4 0z', '#ffffff', { opacity: 0.9 }) +
      rect(-12, -42, 5, 14, '#2f5a3a'),
  );

const shelf = (street: Street, wide: number, y: number) =>
  rect(10, y, wide - 20, 4, '#5a3218') +
  many(Math.floor((wide - 30) / 13), (i) =>
    street.random.chance(0.8)
      ? rect(
          16 + i * 13,
          y - street.random.between(14, 24),
          7,
          24,
          street.random.pick(['#2f5a3a', '#7a1f10', '#c98a2c', '#3b4a2a']),
          { rx: 2, opacity: 0.8 },
        )
      : '',
  );

/** The room behind the glass: lamps, bottles, tables and the people at them. */
export function diningRoom(street: Street, opening: Opening): string {
  const { random, hour } = street;
  const { x, y, wide, tall } = opening;
  const glow = hour.evening ? '#f7bd5e' : mix('#8a5230', '#d9984e', 0.55);
  const seats = Math.max(1, Math.floor(wide / 105));
  const pitch = wide / seats;
  const id = `room-${Math.round(x)}-${Math.round(-y)}`;
  const people = many(seats, (i) => {
    const middle = (i + 0.5) * pitch;
    const coat = () => random.pick(['#7a1f10', '#23506b', '#1f4534', '#8e5a2a', '#5a2036', '#2b3a3a']);
    const hair = () => random.pick(['#2b1a12', '#5a3218', '#b9803c', '#3a3a3a']);
    return (
      (random.chance(0.8) ? guest(middle - 34, tall, coat(), hair()) : '') +
      (random.chance(0.8) ? guest(middle + 34, tall, coat(), hair()) : '') +
      tableFor(middle, tall)
    );
  });
  const lamps = many(seats, (i) => lamp((i + 0.5) * pitch, tall * 0.16 + (i % 2) * 8, street.livery.accent));
  const room =
    rect(0, 0, wide, tall, glow) +
    rect(0, tall * 0.62, wide, tall * 0.38, '#7a3f1c', { opacity: 0.45 }) +
    shelf(street, wide, tall * 0.42) +
    people +
    lamps;
  const gleam = hour.evening
    ? ''
    : path(`M${wide * 0.06} ${tall}L${wide * 0.34} 0H${wide * 0.5}L${wide * 0.22} ${tall}Z`, '#ffffff', {
        opacity: 0.2,
      });
  return `<clipPath id="${id}">${path(outline({ ...opening, x: 0, y: 0 }), '#000')}</clipPath>${at(x, y, group({ 'clip-path': `url(#${id})` }, room, gleam))}`;
}
