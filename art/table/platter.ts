import { darker, lighter } from '../kit/colour.ts';
import { ellipse, group, path } from '../kit/svg.ts';
import type { Glaze } from './crockery.ts';

/** A plate seen from a chair, centred on the origin, `half` px from middle to rim. */
export function platter(half: number, glaze: Glaze): string {
  const tall = half * 0.23;
  return [
    ellipse(half * 0.06, tall * 0.72, half * 1.02, tall * 0.8, '#200602', { opacity: 0.5, filter: 'url(#soft16)' }),
    path(
      `M${-half} 0Q${-half * 0.7} ${tall * 1.3} ${-half * 0.4} ${tall * 1.28}H${half * 0.4}Q${half * 0.7} ${tall * 1.3} ${half} 0Z`,
      darker(glaze.rim, 0.28),
    ),
    group({ filter: 'url(#matt)' }, ellipse(0, 0, half, tall, glaze.rim)),
    ellipse(0, 0, half * 0.97, tall * 0.95, 'none', {
      stroke: glaze.band,
      'stroke-width': half * 0.009,
      opacity: 0.85,
    }),
    ellipse(0, tall * 0.06, half * 0.76, tall * 0.7, darker(glaze.rim, 0.2), { opacity: 0.6 }),
    ellipse(0, tall * 0.1, half * 0.75, tall * 0.68, lighter(glaze.well, 0.1)),
  ].join('');
}
