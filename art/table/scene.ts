import { ellipse, group, path, rect, tag } from '../kit/svg.ts';
import { kitchenLight } from './light.ts';

/** Wraps a drawing in an <svg> of a given size with the kitchen's light. */
export const framed = (width: number, height: number, content: string) =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `<defs>${kitchenLight}</defs>${content}`,
  );

/** Late-morning sun through a window with bars, laid over the whole table. */
export function windowLight(width: number, height: number, strength = 0.5): string {
  const pane = (x: number, y: number) =>
    path(
      `M${x} ${y}l${width * 0.24} ${-height * 0.1}l${width * 0.1} ${height * 0.36}l${-width * 0.24} ${height * 0.1}Z`,
      '#fff3cf',
    );
  const panes = [
    pane(width * 0.02, height * 0.05),
    pane(width * 0.29, -height * 0.07),
    pane(width * 0.13, height * 0.46),
    pane(width * 0.4, height * 0.34),
  ];
  const glow = group({ opacity: strength, filter: 'url(#soft16)', style: 'mix-blend-mode:soft-light' }, ...panes);
  const dusk = ellipse(width * 0.36, height * 0.3, width * 0.86, height * 0.95, 'none', {
    stroke: '#2a0803',
    'stroke-width': width * 0.34,
    opacity: 0.16,
    filter: 'url(#soft30)',
  });
  return glow + dusk;
}

const size = { width: 1200, height: 900 };

/** A table seen from above: cloth, food, light. */
export const overhead = (cloth: string, ...content: string[]) =>
  framed(size.width, size.height, cloth + content.join('') + windowLight(size.width, size.height, 0.5));

/** A table seen from a chair: wall, a table edge at `edge` px from the top, and what stands on it. */
export function seated(wall: string, table: string, ...content: string[]): string {
  const edge = 560;
  const room =
    rect(0, 0, size.width, edge, wall) +
    path(`M-60 ${edge}L420 -40H760L300 ${edge}Z`, '#fff6dc', { opacity: 0.16 }) +
    path(`M380 ${edge}L840 -40H960L500 ${edge}Z`, '#fff6dc', { opacity: 0.16 });
  const top =
    rect(0, edge, size.width, size.height - edge, table) + rect(0, edge, size.width, 10, '#fff6dc', { opacity: 0.28 });
  const vignette = ellipse(480, 380, 1020, 860, 'none', {
    stroke: '#2a0803',
    'stroke-width': 420,
    opacity: 0.15,
    filter: 'url(#soft30)',
  });
  return framed(size.width, size.height, room + top + content.join('') + vignette);
}
