import { mix, palette } from '../kit/colour.ts';
import { path, rect, tag } from '../kit/svg.ts';

/** Gingham: woven stripes both ways, crossing darker, with a faint thread. */
export function gingham(
  width: number,
  height: number,
  size: number,
  turn: number,
  colour: string = palette.tomato,
): string {
  const turned = { patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` };
  const id = `gingham-${size}-${colour.slice(1)}`;
  const check = [
    rect(0, 0, size * 2, size * 2, palette.paper),
    rect(0, 0, size, size * 2, mix(palette.paper, colour, 0.55)),
    rect(0, 0, size * 2, size, mix(palette.paper, colour, 0.55)),
    rect(0, 0, size, size, colour),
  ].join('');
  const thread =
    path('M0 1H6M0 4H6', 'none', { stroke: '#fffaf0', 'stroke-width': 1, opacity: 0.13 }) +
    path('M1 0V6M4 0V6', 'none', { stroke: '#4a0d05', 'stroke-width': 1, opacity: 0.07 });
  const patterns =
    tag('pattern', { id, width: size * 2, height: size * 2, ...turned }, check) +
    tag('pattern', { id: `${id}-thread`, width: 6, height: 6, ...turned }, thread);
  return `<defs>${patterns}</defs>${rect(0, 0, width, height, `url(#${id})`)}${rect(0, 0, width, height, `url(#${id}-thread)`)}`;
}

/** A plain table top of one colour. */
export const plainTable = (width: number, height: number, colour: string) => rect(0, 0, width, height, colour);
