import { blur, relief } from '../kit/relief.ts';
import { tag } from '../kit/svg.ts';

type Stop = readonly [offset: number, colour: string];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour]) => tag('stop', { offset, 'stop-color': colour })).join('');

const round = (id: string, ...list: Stop[]) => tag('radialGradient', { id, cx: 0.36, cy: 0.3, r: 0.86 }, stops(list));

const reliefs = [
  relief({ id: 'dough', soft: 14, height: 22, shine: 0.1, crumb: { frequency: 0.014, amount: 0.7 } }),
  relief({ id: 'melt', soft: 6, height: 5, shine: 0.22 }),
  relief({ id: 'cream', soft: 9, height: 10, shine: 0.28, drop: 6 }),
  relief({ id: 'wet', soft: 4, height: 5, shine: 0.5, drop: 3 }),
  relief({ id: 'sauce', soft: 6, height: 5, shine: 0.3, crumb: { frequency: 0.018, amount: 0.5 } }),
  relief({ id: 'matt', soft: 4, height: 4, drop: 4 }),
  relief({ id: 'fried', soft: 9, height: 13, shine: 0.18, crumb: { frequency: 0.08, amount: 0.8 }, drop: 7 }),
  relief({ id: 'toast', soft: 6, height: 9, crumb: { frequency: 0.05, amount: 0.8 }, drop: 7 }),
  relief({ id: 'leafy', soft: 3, height: 3, shine: 0.12, drop: 4 }),
  relief({ id: 'pebble', soft: 8, height: 11, shine: 0.6, drop: 5 }),
  relief({ id: 'mince', soft: 4, height: 7, shine: 0.55, crumb: { frequency: 0.075, amount: 0.6 }, drop: 4 }),
  relief({ id: 'crisp', soft: 4, height: 6, shine: 0.6, crumb: { frequency: 0.06, amount: 0.4 }, drop: 5 }),
  relief({ id: 'pillow', soft: 13, height: 19, shine: 0.26, drop: 8 }),
  relief({ id: 'velvet', soft: 7, height: 9, crumb: { frequency: 0.11, amount: 0.8 } }),
  relief({ id: 'scooped', soft: 9, height: 11, shine: 0.16, crumb: { frequency: 0.022, amount: 0.42 }, drop: 8 }),
  relief({ id: 'glaze', soft: 6, height: 9, shine: 0.9, drop: 2 }),
  relief({ id: 'flaky', soft: 9, height: 13, shine: 0.12, drop: 12 }),
  relief({ id: 'strand', soft: 2, height: 2.4, shine: 0.2 }),
];

/** Every filter and gradient the dishes share, as the content of one <defs>. */
export const kitchenLight = [
  ...reliefs,
  tag(
    'filter',
    { id: 'cast', x: '-20%', y: '-20%', width: '140%', height: '140%' },
    tag('feDropShadow', { dx: 3, dy: 5, stdDeviation: 4, 'flood-color': '#2a0b03', 'flood-opacity': 0.5 }),
  ),
  blur('soft1', 0.8),
  blur('soft2', 1.7),
  blur('soft3', 3),
  blur('soft8', 8),
  blur('soft16', 16),
  blur('soft30', 30),
  round('ripe', [0, '#f2603f'], [0.55, '#cf2d15'], [1, '#8a1709']),
  round('ball', [0, '#ffffff'], [0.4, '#fff9ef'], [0.75, '#f0d8bc'], [1, '#c99a74']),
  round('olive-green', [0, '#c3c463'], [0.6, '#8f9a3c'], [1, '#566022']),
  round('olive-black', [0, '#6d4a55'], [0.5, '#3b2430'], [1, '#1d1017']),
  round('lemon', [0, '#ffe98f'], [0.6, '#f7cf3e'], [1, '#d79a17']),
].join('');
