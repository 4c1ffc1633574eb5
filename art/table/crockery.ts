import { darker, lighter, mix, palette } from '../kit/colour.ts';
import { polar, short } from '../kit/curve.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';

export interface Glaze {
  rim: string;
  well: string;
  /** Painted line round the rim. */
  band: string;
  /** Painted pattern on the rim. */
  pattern?: 'dots' | 'leaves' | 'stripes';
}

export const glazes = {
  basil: { rim: '#23513e', well: '#1f4534', band: '#f6e6c6' },
  cream: { rim: '#fbf1dc', well: '#fff8ea', band: palette.tomato },
  cobalt: { rim: '#fbf3e2', well: '#fffaf0', band: '#27598a', pattern: 'leaves' },
  ochre: { rim: '#f2c25e', well: '#fbe3a6', band: '#a4561c', pattern: 'dots' },
  sage: { rim: '#b9cdb4', well: '#dbe6d3', band: '#4d7357' },
  ink: { rim: '#3a2a25', well: '#2d201c', band: '#b88a5a' },
  rustic: { rim: '#f7ead1', well: '#fdf5e4', band: '#c1622d', pattern: 'stripes' },
  blush: { rim: '#f1bfa5', well: '#fae0d0', band: '#c12713', pattern: 'dots' },
} satisfies Record<string, Glaze>;

const brushes = {
  dots: (radius: number, band: string) =>
    many(36, (i) => circle(...polar((i / 36) * Math.PI * 2, radius * 0.9), radius * (i % 2 ? 0.012 : 0.024), band)),
  leaves: (radius: number, band: string) =>
    many(22, (i) =>
      at(
        0,
        0,
        at(
          radius * 0.895,
          0,
          path('M0 -26Q15 -6 0 26Q-15 6 0 -26Z', band) + circle(14, 28, 5, '#e0a02e'),
          24,
          radius / 440,
        ),
        (i / 22) * 360,
      ),
    ),
  stripes: (radius: number, band: string) =>
    many(60, (i) => at(0, 0, line(`M${short(radius * 0.87)} 0H${short(radius * 0.93)}`, band, radius * 0.014), i * 6)),
};

/** A round plate with its shadow, centred on the origin. */
export function plate(radius: number, glaze: Glaze): string {
  const ring = (share: number, width: number, colour: string, opacity: number) =>
    circle(0, 0, radius * share, 'none', { stroke: colour, 'stroke-width': radius * width, opacity });
  return [
    ellipse(radius * 0.05, radius * 0.08, radius * 1.01, radius, '#200602', { opacity: 0.5, filter: 'url(#soft30)' }),
    ellipse(radius * 0.015, radius * 0.025, radius * 1.005, radius, '#200602', {
      opacity: 0.35,
      filter: 'url(#soft3)',
    }),
    group({ filter: 'url(#matt)' }, circle(0, 0, radius, glaze.rim)),
    glaze.pattern ? group({ opacity: 0.9 }, brushes[glaze.pattern](radius, glaze.band)) : '',
    ring(0.97, 0.011, glaze.band, 0.85),
    glaze.pattern ? ring(0.825, 0.008, glaze.band, 0.85) : '',
    circle(0, 0, radius * 0.79, darker(glaze.rim, 0.35), { opacity: 0.5 }),
    circle(radius * 0.012, radius * 0.016, radius * 0.785, glaze.well),
    shine(radius, glaze.rim),
  ].join('');
}

const shine = (radius: number, rim: string) =>
  line(
    `M${short(-radius * 0.86)} ${short(-radius * 0.3)}A${short(radius * 0.91)} ${short(radius * 0.91)} 0 0 1 ${short(-radius * 0.42)} ${short(-radius * 0.81)}`,
    lighter(rim, 0.7),
    radius * 0.035,
    { opacity: 0.55, filter: 'url(#soft3)' },
  );

/** A deep bowl: narrow rim, walls in shade, centred on the origin. */
export function bowl(radius: number, glaze: Glaze): string {
  return [
    ellipse(radius * 0.06, radius * 0.11, radius * 1.01, radius, '#200602', { opacity: 0.55, filter: 'url(#soft30)' }),
    circle(0, 0, radius, glaze.rim),
    circle(0, 0, radius * 0.985, 'none', {
      stroke: lighter(glaze.rim, 0.6),
      'stroke-width': radius * 0.02,
      opacity: 0.6,
    }),
    circle(0, 0, radius * 0.955, 'none', { stroke: glaze.band, 'stroke-width': radius * 0.014, opacity: 0.9 }),
    circle(0, 0, radius * 0.925, mix(glaze.well, '#5a2f12', 0.42)),
    circle(radius * 0.03, radius * 0.045, radius * 0.895, mix(glaze.well, '#c08a4a', 0.22), { filter: 'url(#soft8)' }),
    shine(radius * 1.04, glaze.rim),
  ].join('');
}
