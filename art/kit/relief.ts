import { tag } from './svg.ts';

export interface Relief {
  id: string;
  /** How far the rounding reaches in from the edge, px. */
  soft: number;
  /** Height of the bump, px. */
  height: number;
  /** Strength of the wet highlight, 0 for matt. */
  shine?: number;
  /** Crumb or bubbles on the surface: frequency of the noise and how much of it. */
  crumb?: { frequency: number; amount: number };
  /** Cast shadow under the piece, px; none when left out. */
  drop?: number;
}

// The lamp stands at 52 degrees, so level ground reads .79: it is brought to 1 / 1.2 before the multiply.
function shadeRow(depth: number, channel: number): string {
  const row = [0, 0, 0, 0, 0.833 - 0.79 * depth];
  row[channel] = depth;
  return row.map((value) => value.toFixed(3)).join(' ');
}

const surface = (crumb: Relief['crumb']) =>
  crumb
    ? `${tag('feTurbulence', { type: 'fractalNoise', baseFrequency: crumb.frequency, numOctaves: 3, seed: 7 })}${tag('feColorMatrix', { values: `0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${crumb.amount} 0 0 0 0`, result: 'noise' })}${tag('feComposite', { in: 'bump', in2: 'noise', operator: 'arithmetic', k2: 0.7, k3: 0.6, result: 'bump' })}`
    : '';

// Shadows on food are warm: red falls off least, blue most.
const warmth = `<feColorMatrix values="${shadeRow(0.5, 0)} ${shadeRow(0.72, 1)} ${shadeRow(0.88, 2)} 0 0 0 1 0"/>`;

const highlight = (shine: number, height: number) =>
  shine
    ? `<feSpecularLighting in="bump" surfaceScale="${height}" specularConstant="${shine}" specularExponent="26" lighting-color="#fff6e0"><feDistantLight azimuth="232" elevation="46"/></feSpecularLighting><feGaussianBlur stdDeviation=".7" result="glint"/><feComposite in="lit" in2="glint" operator="arithmetic" k2="1" k3="1" result="lit"/>`
    : '';

const shadow = (drop: number) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${drop * 0.7}"/><feOffset dx="${drop * 0.6}" dy="${drop}"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .05  0 0 0 0 .02  0 0 0 .5 0" result="cast"/><feMerge><feMergeNode in="cast"/><feMergeNode in="piece"/></feMerge>`;

/** A filter that lights flat shapes from the upper left, so that dough swells and cheese shines. */
export function relief({ id, soft, height, shine = 0, crumb, drop }: Relief): string {
  const lighting = `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="bump"/>${surface(crumb)}<feDiffuseLighting in="bump" surfaceScale="${height}" diffuseConstant="1" lighting-color="#fff8ea"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting><feGaussianBlur stdDeviation="1"/>${warmth}<feGaussianBlur stdDeviation=".3" result="shade"/><feComposite in="shade" in2="SourceGraphic" operator="arithmetic" k1="1.2" result="lit"/>`;
  const cut = `<feComposite in="lit" in2="SourceAlpha" operator="in" result="piece"/>`;
  return tag(
    'filter',
    { id, x: '-20%', y: '-20%', width: '140%', height: '140%', 'color-interpolation-filters': 'sRGB' },
    lighting + highlight(shine, height) + cut + (drop ? shadow(drop) : ''),
  );
}

/** A plain blur named `id`. */
export const blur = (id: string, amount: number) =>
  tag(
    'filter',
    { id, x: '-60%', y: '-60%', width: '220%', height: '220%' },
    tag('feGaussianBlur', { stdDeviation: amount }),
  );
