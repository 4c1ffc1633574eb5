import { darker, lighter } from '../kit/colour.ts';
import { circle, group, line, many, path, rect, tag } from '../kit/svg.ts';
import type { Street } from './street.ts';

export type Head = 'flat' | 'round' | 'segment' | 'pointed';

export interface Opening {
  x: number;
  y: number;
  wide: number;
  tall: number;
  head?: Head;
}

/** Outline of a window or door opening; x and y are its top left corner. */
export function outline({ x, y, wide, tall, head = 'flat' }: Opening): string {
  const rise = { flat: 0, segment: wide * 0.16, round: wide / 2, pointed: wide * 0.7 }[head];
  const crown =
    head === 'pointed'
      ? `Q${x} ${y + rise * 0.3} ${x + wide / 2} ${y}Q${x + wide} ${y + rise * 0.3} ${x + wide} ${y + rise}`
      : `C${x} ${y - rise * 0.33} ${x + wide} ${y - rise * 0.33} ${x + wide} ${y + rise}`;
  return `M${x} ${y + tall}V${y + rise}${crown}V${y + tall}Z`;
}

const grown = (opening: Opening, by: number): Opening => ({
  ...opening,
  x: opening.x - by,
  y: opening.y - by,
  wide: opening.wide + by * 2,
  tall: opening.tall + by,
});

/** Glass: lamplight in the evening, sky by day. */
export function glazing(street: Street, opening: Opening, brightness = 0.72): string {
  const { random, hour, tone } = street;
  const on = hour.evening && random.chance(brightness);
  const glass = on
    ? random.pick(['#ffd27a', '#ffdf9a', '#fbc262'])
    : tone(hour.evening ? '#4a5a68' : random.pick(['#5f858c', '#527982', '#6d949a']));
  const gleam = on
    ? ''
    : path(
        `M${opening.x + opening.wide * 0.15} ${opening.y + opening.tall * 0.92}L${opening.x + opening.wide * 0.7} ${opening.y + opening.tall * 0.3}H${opening.x + opening.wide * 0.95}L${opening.x + opening.wide * 0.4} ${opening.y + opening.tall * 0.92}Z`,
        '#ffffff',
        { opacity: 0.16 },
      );
  const curtain =
    on && random.chance(0.5)
      ? rect(opening.x, opening.y + opening.tall * 0.2, opening.wide * 0.2, opening.tall * 0.8, '#d6803c', {
          opacity: 0.6,
        }) +
        rect(
          opening.x + opening.wide * 0.8,
          opening.y + opening.tall * 0.2,
          opening.wide * 0.2,
          opening.tall * 0.8,
          '#d6803c',
          { opacity: 0.6 },
        )
      : '';
  return path(outline(opening), glass) + curtain + gleam;
}

/** Bars across an opening: columns by rows of panes. */
export const bars = ({ x, y, wide, tall }: Opening, columns: number, rows: number, colour: string, thick = 4) =>
  line(
    many(columns - 1, (i) => `M${x + ((i + 1) * wide) / columns} ${y + 2}V${y + tall}`) +
      many(rows - 1, (i) => `M${x} ${y + ((i + 1) * tall) / rows}H${x + wide}`),
    colour,
    thick,
    { 'stroke-linecap': 'butt' },
  );

const flowers = (street: Street, { x, y, wide, tall }: Opening) =>
  many(Math.round(wide / 9), (i) =>
    circle(
      x + i * 9 + street.random.between(0, 6),
      y + tall - street.random.between(0, 9),
      street.random.between(6, 10),
      street.tone(street.random.pick(['#2f6b3a', '#3f8247', '#c12713', '#e0563a', '#f2c25e'])),
    ),
  ) + rect(x - 5, y + tall + 2, wide + 10, 11, street.tone(street.livery.paint), { rx: 2 });

export interface WindowStyle extends Opening {
  columns?: number;
  rows?: number;
  surround?: string;
  frame?: string;
  sill?: boolean;
  box?: boolean;
}

/** A window with its surround, frame, bars, sill and perhaps a flower box. */
export function sash(street: Street, style: WindowStyle): string {
  const { columns = 2, rows = 2, surround = street.livery.trim, frame = '#fff7ea', sill = true, box = false } = style;
  const inset: Opening = { ...style, x: style.x + 5, y: style.y + 5, wide: style.wide - 10, tall: style.tall - 8 };
  return [
    surround === 'none' ? '' : path(outline(grown(style, 8)), street.tone(surround)),
    path(outline(style), street.tone(frame)),
    glazing(street, inset),
    style.head && style.head !== 'flat'
      ? `<clipPath id="w${street.site.length}-${Math.round(style.x)}-${Math.round(-style.y)}">${path(outline(inset), '#000')}</clipPath>${group({ 'clip-path': `url(#w${street.site.length}-${Math.round(style.x)}-${Math.round(-style.y)})` }, bars(inset, columns, rows, street.tone(frame)))}`
      : bars(inset, columns, rows, street.tone(frame)),
    sill
      ? rect(style.x - 10, style.y + style.tall, style.wide + 20, 8, street.tone(darker(street.livery.trim, 0.12)))
      : '',
    box ? flowers(street, style) : '',
  ].join('');
}

/** A panelled door with a light above the lock rail and a brass handle. */
export function door(street: Street, opening: Opening, paint = street.livery.paint): string {
  const { x, y, wide, tall } = opening;
  const light: Opening = {
    x: x + wide * 0.18,
    y: y + tall * 0.09,
    wide: wide * 0.64,
    tall: tall * 0.5,
    head: opening.head,
  };
  return [
    path(outline(grown(opening, 9)), street.tone(street.livery.trim)),
    path(outline(opening), street.tone(paint)),
    glazing(street, light, 1),
    tag('rect', {
      x: x + wide * 0.18,
      y: y + tall * 0.68,
      width: wide * 0.64,
      height: tall * 0.22,
      fill: 'none',
      stroke: street.tone(lighter(paint, 0.25)),
      'stroke-width': 3,
    }),
    circle(x + wide * 0.86, y + tall * 0.62, 5, '#e9b044'),
  ].join('');
}
