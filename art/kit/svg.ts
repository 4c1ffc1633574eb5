import { short } from './curve.ts';

export type Attributes = Record<string, string | number | undefined>;

const worded = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${worded(value ?? '')}"`)
    .join('');

/** One SVG element as text. */
export const tag = (name: string, attributes: Attributes, content?: string) =>
  content === undefined ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`;

export const path = (d: string, fill: string, more: Attributes = {}) => tag('path', { d, fill, ...more });

/** A drawn line with round ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more });

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  tag('rect', { x, y, width, height, fill, ...more });

/** Groups drawings under shared attributes. */
export const group = (attributes: Attributes, ...content: string[]) => tag('g', attributes, content.join(''));

/** Puts a drawing somewhere: moved, then turned (degrees), then scaled. */
export const at = (x: number, y: number, content: string, turn = 0, scale: number | string = 1) =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;

/** The same drawing many times, told which one it is. */
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
