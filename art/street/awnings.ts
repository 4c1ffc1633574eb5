import { lighter } from '../kit/colour.ts';
import { short } from '../kit/curve.ts';
import { many, path, rect } from '../kit/svg.ts';
import type { Street } from './street.ts';

export interface Canopy {
  x: number;
  y: number;
  wide: number;
  drop: number;
}

const stripes = (
  street: Street,
  { x, y, wide, drop }: Canopy,
  valance: (left: number, right: number, foot: number) => string,
) => {
  const count = Math.max(4, Math.round(wide / 38));
  const flare = 16;
  return (
    many(count, (i) => {
      const top = (k: number) => short(x + (k * wide) / count);
      const low = (k: number) => x - flare + (k * (wide + flare * 2)) / count;
      const colour = street.tone(i % 2 ? '#fff7ea' : street.livery.accent);
      return path(
        `M${top(i)} ${y}H${top(i + 1)}L${short(low(i + 1))} ${y + drop}${valance(low(i + 1), low(i), y + drop)}Z`,
        colour,
      );
    }) +
    path(`M${x - flare} ${y + drop - 9}H${x + wide + flare}L${x + wide + flare} ${y + drop}H${x - flare}Z`, '#2a0803', {
      opacity: 0.12,
    })
  );
};

const dome = (street: Street, { x, y, wide, drop }: Canopy) => {
  const ribs = 5;
  return many(ribs, (i) => {
    const edge = (k: number) => short(x + (k * wide) / ribs);
    const crown = (k: number) => short(x + wide / 2 + ((k - ribs / 2) * wide * 0.3) / ribs);
    return path(
      `M${edge(i)} ${y + drop}Q${edge(i)} ${y + drop * 0.2} ${crown(i)} ${y}H${crown(i + 1)}Q${edge(i + 1)} ${y + drop * 0.2} ${edge(i + 1)} ${y + drop}Z`,
      street.tone(i % 2 ? '#fff7ea' : street.livery.accent),
    );
  });
};

const plain = (street: Street, { x, y, wide, drop }: Canopy) =>
  path(
    `M${x} ${y}H${x + wide}L${x + wide + 14} ${y + drop}H${x - 14}Z`,
    street.tone(lighter(street.livery.accent, 0.14)),
  ) +
  rect(x, y, wide, 5, street.tone('#fff7ea'), { opacity: 0.7 }) +
  rect(x - 14, y + drop, wide + 28, 17, street.tone('#fff7ea')) +
  many(Math.round(wide / 20), (i) => rect(x - 8 + i * 20.6, y + drop + 12, 10, 5, street.tone(street.livery.accent)));

/** An awning of the street's kind over one opening; nothing for streets without. */
export function awning(street: Street, canopy: Canopy): string {
  const { x, y, wide, drop } = canopy;
  const shade = rect(x - 6, y + drop + 4, wide + 12, 26, '#2a0803', { opacity: 0.22 });
  switch (street.awning) {
    case 'scallop':
      return (
        shade +
        stripes(street, canopy, (from, to, foot) => `Q${short((from + to) / 2)} ${foot + 26} ${short(to)} ${foot}`)
      );
    case 'straight':
      return shade + stripes(street, canopy, (from, to, foot) => `L${short(from)} ${foot + 15}H${short(to)}`);
    case 'domes':
      return shade + dome(street, canopy);
    case 'plain':
      return shade + plain(street, canopy);
    case 'none':
      return '';
  }
}
