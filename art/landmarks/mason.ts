import { darker, lighter } from '../kit/colour.ts';
import { circle, line, many, path, rect } from '../kit/svg.ts';
import type { Street } from '../street/street.ts';

/** Builds distant landmarks. x is a middle, `up` a height above the ground, both px; everything grows upwards. */
export interface Mason {
  box(x: number, up: number, wide: number, tall: number): string;
  /** A gable, pediment, pyramid or spire. */
  point(x: number, up: number, wide: number, tall: number): string;
  dome(x: number, up: number, wide: number, tall: number): string;
  onion(x: number, up: number, wide: number, tall: number): string;
  /** Battlements along a wall top. */
  teeth(x: number, up: number, wide: number, count: number): string;
  /** A row of openings, pointed when tall and thin. */
  lights(x: number, up: number, wide: number, tall: number, count: number): string;
  /** A tower with four pinnacles. */
  tower(x: number, up: number, wide: number, tall: number): string;
  columns(x: number, up: number, wide: number, tall: number, count: number): string;
  clock(x: number, up: number, radius: number): string;
  mast(x: number, up: number, tall: number): string;
  rod(d: string, width: number): string;
  shape(d: string): string;
  shade(d: string): string;
  pale(d: string): string;
}

/** A mason working in one stone, in this street's light and haze. */
export function mason(street: Street, stone: string, haze = 0.42): Mason {
  const base = street.far(stone, haze);
  const [dark, light] = [darker(base, 0.16), lighter(base, 0.28)];
  const opening = street.hour.evening ? street.far('#ffd98a', 0.2) : darker(base, 0.34);
  const half = (x: number, up: number, wide: number, tall: number) =>
    rect(x + wide * 0.16, -up - tall, wide * 0.34, tall, dark, { opacity: 0.6 });
  const box: Mason['box'] = (x, up, wide, tall) =>
    rect(x - wide / 2, -up - tall, wide, tall, base) + half(x, up, wide, tall);
  const point: Mason['point'] = (x, up, wide, tall) =>
    path(`M${x - wide / 2} ${-up}L${x} ${-up - tall}L${x + wide / 2} ${-up}Z`, base) +
    path(`M${x} ${-up - tall}L${x + wide / 2} ${-up}H${x + wide * 0.12}Z`, dark, { opacity: 0.7 });
  const pinnacle = (x: number, up: number, wide: number, tall: number) =>
    rect(x - wide / 2, -up - tall * 0.4, wide, tall * 0.4, base) + point(x, up + tall * 0.4, wide * 1.3, tall * 0.6);
  return {
    box,
    point,
    dome: (x, up, wide, tall) =>
      path(
        `M${x - wide / 2} ${-up}C${x - wide / 2} ${-up - tall * 1.3} ${x + wide / 2} ${-up - tall * 1.3} ${x + wide / 2} ${-up}Z`,
        base,
      ) +
      path(
        `M${x + wide * 0.12} ${-up}C${x + wide * 0.2} ${-up - tall * 0.7} ${x + wide * 0.12} ${-up - tall * 0.9} ${x} ${-up - tall * 0.97}C${x + wide * 0.36} ${-up - tall * 0.97} ${x + wide / 2} ${-up - tall * 0.6} ${x + wide / 2} ${-up}Z`,
        dark,
        { opacity: 0.6 },
      ),
    onion: (x, up, wide, tall) =>
      path(
        `M${x - wide * 0.36} ${-up}C${x - wide * 0.72} ${-up - tall * 0.4} ${x - wide * 0.4} ${-up - tall * 0.62} ${x - wide * 0.12} ${-up - tall * 0.78}Q${x} ${-up - tall * 0.86} ${x} ${-up - tall}Q${x} ${-up - tall * 0.86} ${x + wide * 0.12} ${-up - tall * 0.78}C${x + wide * 0.4} ${-up - tall * 0.62} ${x + wide * 0.72} ${-up - tall * 0.4} ${x + wide * 0.36} ${-up}Z`,
        light,
      ) +
      path(
        `M${x + wide * 0.1} ${-up}C${x + wide * 0.3} ${-up - tall * 0.4} ${x + wide * 0.16} ${-up - tall * 0.62} ${x + wide * 0.06} ${-up - tall * 0.74}C${x + wide * 0.4} ${-up - tall * 0.6} ${x + wide * 0.7} ${-up - tall * 0.4} ${x + wide * 0.36} ${-up}Z`,
        dark,
        { opacity: 0.5 },
      ),
    teeth: (x, up, wide, count) =>
      many(count, (i) => rect(x - wide / 2 + (i * wide) / (count - 0.4), -up - 15, (wide / count) * 0.62, 16, base)),
    lights: (x, up, wide, tall, count) =>
      many(count, (i) => {
        const [w, step] = [(wide / count) * 0.5, wide / count];
        const l = x - wide / 2 + i * step + (step - w) / 2;
        return path(
          `M${l} ${-up}V${-up - tall * 0.75}Q${l} ${-up - tall * 0.9} ${l + w / 2} ${-up - tall}Q${l + w} ${-up - tall * 0.9} ${l + w} ${-up - tall * 0.75}V${-up}Z`,
          opening,
          { opacity: 0.8 },
        );
      }),
    tower: (x, up, wide, tall) =>
      box(x, up, wide, tall) +
      pinnacle(x - wide / 2 + 5, up + tall, 12, 52) +
      pinnacle(x + wide / 2 - 5, up + tall, 12, 52) +
      pinnacle(x, up + tall, 9, 34),
    columns: (x, up, wide, tall, count) =>
      rect(x - wide / 2, -up - tall, wide, tall, dark) +
      many(count, (i) => rect(x - wide / 2 + (i * (wide - 12)) / (count - 1), -up - tall, 12, tall, light)),
    clock: (x, up, radius) =>
      circle(x, -up, radius, street.hour.evening ? '#fff3c4' : lighter(base, 0.7)) +
      circle(x, -up, radius, 'none', { stroke: dark, 'stroke-width': radius * 0.16 }) +
      line(
        `M${x} ${-up}V${-up - radius * 0.7}M${x} ${-up}L${x + radius * 0.5} ${-up + radius * 0.2}`,
        darker(base, 0.6),
        radius * 0.13,
      ),
    mast: (x, up, tall) => line(`M${x} ${-up}V${-up - tall}`, base, 5),
    rod: (d, width) => line(d, base, width),
    shape: (d) => path(d, base),
    shade: (d) => path(d, dark),
    pale: (d) => path(d, light),
  };
}

export type Landmark = (street: Street) => string;
