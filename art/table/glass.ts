import { ellipse, group, line, path } from '../kit/svg.ts';

export interface Vessel {
  /** Half widths at the lip, the belly and the foot of the bowl; heights from the foot, px. */
  lip: number;
  belly: number;
  base: number;
  height: number;
  /** 0 for a tumbler. */
  stem?: number;
  /** How full, 0 to 1. */
  full: number;
  drink: string;
  deep: string;
}

const sides = ({ lip, belly, base, height }: Vessel, inset = 0) => {
  const [l, b, f] = [lip - inset, belly - inset, base - inset];
  return `M${-l} ${-height}C${-b * 1.08} ${-height * 0.62} ${-b} ${-height * 0.2} ${-f} ${-inset}Q0 ${inset ? 2 : 16} ${f} ${-inset}C${b} ${-height * 0.2} ${b * 1.08} ${-height * 0.62} ${l} ${-height}`;
};

const foot = (stem: number) =>
  stem
    ? path(
        `M-9 0Q-5 ${stem * 0.5} -10 ${stem - 8}Q-80 ${stem - 2} -96 ${stem + 6}Q0 ${stem + 30} 96 ${stem + 6}Q80 ${stem - 2} 10 ${stem - 8}Q5 ${stem * 0.5} 9 0Z`,
        '#fffdf6',
        { opacity: 0.5 },
      ) + line(`M-86 ${stem + 8}Q0 ${stem + 26} 86 ${stem + 8}`, '#ffffff', 4, { opacity: 0.8 })
    : '';

/** A filled glass standing on the origin (foot of the bowl), with what floats in it. */
export function glass(id: string, vessel: Vessel, inside = '', above = ''): string {
  const { lip, belly, height, stem = 0, full, drink, deep } = vessel;
  const level = -height * full;
  const surface = full > 0.6 ? lip + (belly - lip) * (1 - full) * 1.6 : belly;
  return [
    ellipse(belly * 0.5, stem + 14, belly * 1.25, 30, '#200602', { opacity: 0.42, filter: 'url(#soft16)' }),
    ellipse(belly * 0.75, stem + 22, belly * 0.62, 17, drink, { opacity: 0.55, filter: 'url(#soft8)' }),
    foot(stem),
    path(`${sides(vessel)}Z`, '#fffdf6', { opacity: 0.22 }),
    `<defs><clipPath id="${id}"><path d="${sides(vessel, 8)}Z"/></clipPath><linearGradient id="${id}-fill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${drink}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    group(
      { 'clip-path': `url(#${id})` },
      path(`M-300 ${level}H300V60H-300Z`, `url(#${id}-fill)`),
      inside,
      ellipse(0, level, surface, surface * 0.13, '#fffaf0', { opacity: 0.35 }),
      path(
        `M${-belly} ${-height}C${-belly * 0.7} ${-height * 0.5} ${-belly * 0.7} ${-height * 0.2} ${-belly * 0.5} 0H${-belly * 1.4}V${-height}Z`,
        '#fffdf6',
        { opacity: 0.16 },
      ),
    ),
    above,
    line(sides(vessel), '#ffffff', 5, { opacity: 0.55 }),
    ellipse(0, -height, lip, lip * 0.13, 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.75 }),
    line(
      `M${-belly * 0.74} ${-height * 0.74}Q${-belly * 0.84} ${-height * 0.45} ${-belly * 0.6} ${-height * 0.18}`,
      '#ffffff',
      12,
      { opacity: 0.7, filter: 'url(#soft1)' },
    ),
    line(
      `M${belly * 0.8} ${-height * 0.66}Q${belly * 0.86} ${-height * 0.45} ${belly * 0.72} ${-height * 0.24}`,
      '#ffffff',
      6,
      { opacity: 0.45 },
    ),
  ].join('');
}

/** A clear cube of ice about 100 px wide. */
export const ice = () =>
  group(
    { opacity: 0.62 },
    path('M-46 -40L44 -50L54 40L-38 52Z', '#ffffff', { opacity: 0.4 }),
    path('M-46 -40L44 -50L32 -16L-30 -10Z', '#ffffff', { opacity: 0.55 }),
    line('M-46 -40L44 -50L54 40L-38 52Z', '#ffffff', 4, { opacity: 0.8 }),
    line('M-30 -10L-38 52M32 -16L54 40M-30 -10L32 -16', '#ffffff', 3, { opacity: 0.6 }),
  );
