import { darker, lighter } from '../kit/colour.ts';
import { straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { ellipse, group, line, many, path } from '../kit/svg.ts';

/** One tube of penne lying along x. */
export function penne(random: Random, colour: string): string {
  const [l, w] = [random.between(58, 68), 19];
  const tube = path(
    `M${-l} ${-w}L${l - 14} ${-w}Q${l + 12} 0 ${l + 14} ${w}L${-l + 14} ${w}Q${-l - 14} ${w * 0.2} ${-l} ${-w}Z`,
    colour,
  );
  const ridges = many(4, (i) =>
    line(`M${-l + 6} ${-11 + i * 7.5}H${l - 2}`, darker(colour, 0.28), 1.8, { opacity: 0.55 }),
  );
  const mouth =
    ellipse(l + 2, 1, 9, w * 0.93, darker(colour, 0.68), { transform: `rotate(-24 ${l} 0)` }) +
    ellipse(l + 2, 1, 9, w * 0.93, 'none', {
      stroke: lighter(colour, 0.3),
      'stroke-width': 4,
      transform: `rotate(-24 ${l} 0)`,
    });
  return group({ filter: 'url(#wet)' }, tube, ridges) + mouth;
}

/** One square raviolo with a crimped edge. */
export function raviolo(colour = '#f3d58c'): string {
  const half = 82;
  const teeth = (i: number) => {
    const side = Math.floor(i / 14);
    const along = ((i % 14) / 14) * 2 * half - half;
    const edge = half + (i % 2 ? 7 : 0);
    return (
      (
        [
          [along, -edge],
          [edge, along],
          [-along, edge],
          [-edge, -along],
        ] as const
      )[side] ?? [0, 0]
    );
  };
  const outline = straight(Array.from({ length: 56 }, (_, i) => teeth(i)));
  const pillow = path('M-54 -50Q0 -66 54 -50Q66 0 54 52Q0 66 -54 52Q-66 0 -54 -50Z', lighter(colour, 0.12));
  return (
    group({ filter: 'url(#cast)' }, group({ filter: 'url(#melt)' }, path(outline, darker(colour, 0.04)))) +
    group({ filter: 'url(#cream)' }, pillow)
  );
}
