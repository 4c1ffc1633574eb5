import { blob, type Point, smooth } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, ellipse, group, many, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { basilSprig } from '../table/garden.ts';
import { platter } from '../table/platter.ts';
import { seated } from '../table/scene.ts';

export interface Layer {
  colour: string;
  /** Thickness, px. */
  deep: number;
  /** How far the lower edge droops. */
  sag: number;
  filter?: string;
}

const ripple = (random: Random, width: number, y: number, sag: number): Point[] =>
  Array.from({ length: 12 }, (_, i) => [-width / 2 + (i / 11) * width, y + random.between(-0.4, 1) * sag]);

/** The cut face of something layered, top edge at y 0; layers run from the top down. */
export function cutFace(random: Random, width: number, layers: readonly Layer[]): string {
  let top = layers.reduce((sum, layer) => sum + layer.deep, 0);
  return [...layers]
    .reverse()
    .map((layer) => {
      const foot = ripple(random, width + 6, top, layer.sag);
      top -= layer.deep;
      const head = ripple(random, width + 6, top, 2).reverse();
      return group({ filter: `url(#${layer.filter ?? 'melt'})` }, path(smooth([...foot, ...head]), layer.colour));
    })
    .join('');
}

/** The top of a slice, receding: `width` at the front edge (y 0), narrower at the back. */
export const lid = (width: number, depth: number, colour: string, filter = 'melt') =>
  group(
    { filter: `url(#${filter})` },
    path(
      `M${-width / 2 - 4} 4Q0 16 ${width / 2 + 4} 4L${width * 0.4} ${-depth}Q0 ${-depth - 12} ${-width * 0.4} ${-depth}Z`,
      colour,
    ),
  );

const sheets: Layer[] = Array.from({ length: 4 }, () => [
  { colour: '#f1cd80', deep: 17, sag: 4 },
  { colour: '#fbeccb', deep: 16, sag: 9 },
  { colour: '#9c2c13', deep: 34, sag: 8, filter: 'fried' },
]).flat();

/** Lasagne al forno on a plate, seen from a chair. */
export function lasagne(): string {
  const random = seeded('lasagne');
  const browned = many(26, () =>
    path(
      blob(random, {
        x: random.between(-220, 220),
        y: random.between(-120, -14),
        radius: random.between(9, 30),
        wobble: 0.35,
        wide: 1.6,
        tall: 0.6,
      }),
      random.pick(['#b9642a', '#d98d3c', '#8e4318', '#c62c14']),
      { opacity: random.between(0.45, 0.85) },
    ),
  );
  const slice =
    cutFace(random, 560, sheets) +
    lid(560, 136, '#f3cd78') +
    browned +
    group(
      { filter: 'url(#melt)' },
      many(7, (i) =>
        path(
          `M${-270 + i * 84} -6Q${-266 + i * 84} ${random.between(40, 130)} ${-246 + i * 84} ${random.between(40, 120)}Q${-226 + i * 84} 40 ${-214 + i * 84} -4Z`,
          random.pick(['#f7dca4', '#fbe7bd']),
        ),
      ),
    );
  const pool = group({ filter: 'url(#sauce)' }, ellipse(-10, 300, 370, 46, '#a8230e'));
  return seated(
    '#2a5442',
    '#e9c88c',
    at(
      600,
      400,
      at(0, 290, platter(480, glazes.cream)) + pool + slice + at(20, -74, basilSprig(random, 104, 3), 0, '1 .72'),
    ),
  );
}
