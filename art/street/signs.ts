import { darker, lighter } from '../kit/colour.ts';
import { at, circle, ellipse, group, line, many, path, rect, tag } from '../kit/svg.ts';
import type { Street } from './street.ts';

const words = (text: string, size: number, fill: string, more: Record<string, string | number> = {}) =>
  tag('text', { 'text-anchor': 'middle', 'font-size': size, fill, ...more }, text.replace('&', '&amp;'));

const siteSize = (site: string, size: number, wide: number) => Math.min(size, (wide * 1.75) / site.length);

/** The name and the place under it, centred on the origin, `size` px for the name. */
export const lettering = (street: Street, size: number, colour: string, wide = size * 4) =>
  words('Tavola', size, colour) + (street.site ? place(street.site, size, colour, wide) : '');

const place = (site: string, size: number, colour: string, wide: number) =>
  at(0, size * 0.52, words(site, siteSize(site, size * 0.44, wide), colour, { 'letter-spacing': 0.5 }));

/** A brass lamp on a curved arm over the sign board; in the evening it throws a cone of light. */
const swanNeck = (street: Street, x: number, y: number, tall: number) => {
  const cone = street.hour.evening
    ? path(`M${x - 9} ${y}L${x - 62} ${y + tall}H${x + 62}L${x + 9} ${y}Z`, '#ffdf9a', { opacity: 0.16 })
    : '';
  return (
    cone +
    line(`M${x} ${y - 22}q0 -16 12 -16q12 0 12 14`, street.tone('#c9973a'), 3.5) +
    path(`M${x - 13} ${y}L${x - 6} ${y - 18}H${x + 6}L${x + 13} ${y}Z`, street.tone('#c9973a')) +
    (street.hour.evening ? circle(x, y + 1, 6, '#fff3c4') : '')
  );
};

/** A painted board over the shop window; x and y are its top left corner. */
export function fascia(street: Street, x: number, y: number, wide: number, tall: number): string {
  const { tone, livery, hour } = street;
  const lamps = many(3, (i) => swanNeck(street, x + wide * (0.2 + i * 0.3), y, tall));
  return [
    rect(x, y, wide, tall, tone(livery.paint)),
    rect(x, y, wide, 6, tone(lighter(livery.paint, 0.25))),
    rect(x, y + tall - 5, wide, 5, tone(darker(livery.paint, 0.4))),
    at(
      x + wide / 2,
      y + tall * 0.56,
      lettering(street, tall * 0.58, hour.evening ? lighter(livery.letters, 0.3) : livery.letters, wide * 0.9),
    ),
    lamps,
  ].join('');
}

/** Letters lit on a frame above a roof, feet at the origin. */
export const neon = (street: Street, size: number) => {
  const colour = street.hour.evening ? '#ffd98a' : street.livery.accent;
  const frame = line(
    `M${-size * 1.5} 0V${-size * 0.5}M${size * 1.5} 0V${-size * 0.5}M${-size * 0.5} 0V${-size * 0.5}M${size * 0.5} 0V${-size * 0.5}M${-size * 1.7} ${-size * 0.12}H${size * 1.7}`,
    street.tone('#3a3a3a'),
    5,
  );
  const halo = street.hour.evening
    ? group({ filter: 'url(#soft8)', opacity: 0.8 }, at(0, -size * 0.34, words('Tavola', size, '#ff7a4a')))
    : '';
  return (
    frame +
    halo +
    at(
      0,
      -size * 0.34,
      words('Tavola', size, colour, {
        stroke: street.hour.evening ? '#e0431f' : '#fff7ea',
        'stroke-width': size * 0.035,
        'paint-order': 'stroke',
      }),
    )
  );
};

/** A tall board with the name letter under letter, top centre at the origin. */
export function blade(street: Street, wide: number, tall: number): string {
  const step = (tall - 30) / 6;
  const letters = many(6, (i) =>
    at(0, 22 + (i + 0.72) * step, words('TAVOLA'.charAt(i), step * 0.86, street.livery.letters)),
  );
  const bulbs = street.hour.evening
    ? many(
        Math.floor(tall / 20),
        (i) => circle(-wide / 2 + 5, 10 + i * 20, 3, '#fff3c4') + circle(wide / 2 - 5, 10 + i * 20, 3, '#fff3c4'),
      )
    : '';
  return (
    rect(-wide / 2, 0, wide, tall, street.tone(street.livery.paint), { rx: wide * 0.22 }) +
    rect(-wide / 2 + 5, 5, wide - 10, tall - 10, 'none', {
      rx: wide * 0.18,
      stroke: street.livery.letters,
      'stroke-width': 2,
      opacity: 0.6,
    }) +
    letters +
    bulbs
  );
}

/** A small oval sign on an iron bracket; the wall is at the origin, the sign hangs to the right. */
export const hangingSign = (street: Street) =>
  line('M0 -40H96M0 -10Q40 -12 60 -40', street.tone('#2a2420'), 5) +
  line('M52 -40V-24M88 -40V-24', street.tone('#2a2420'), 3) +
  ellipse(70, 12, 52, 36, street.tone(street.livery.paint)) +
  ellipse(70, 12, 46, 30, 'none', { stroke: street.livery.letters, 'stroke-width': 2 }) +
  at(70, 21, words('Tavola', 25, street.livery.letters));
