import { type FormName, forms } from '../forms/all.ts';
import { seeded } from '../kit/random.ts';
import { blur } from '../kit/relief.ts';
import { at, rect, tag } from '../kit/svg.ts';
import type { Landmark } from '../landmarks/mason.ts';
import { bicycle, bistroTable, dog, lampPost, planter, walker } from './furniture.ts';
import { type Ground, ground, pavement } from './ground.ts';
import { type HourName, hours } from './hours.ts';
import { nextDoor, skyline } from './neighbours.ts';
import { falling, sky, type Weather } from './sky.ts';
import { type AwningKind, inLight, type LiveryName, liveries, type Street } from './street.ts';

export type Extra = 'tables' | 'lamp' | 'bicycle' | 'walker' | 'couple' | 'dog' | 'planters';

/** What one restaurant's poster shows. */
export interface Plan {
  site: string;
  form: FormName;
  hour: HourName;
  weather: Weather;
  landmark: Landmark;
  livery: LiveryName;
  awning: AwningKind;
  ground: Ground;
  /** Which side of the picture the restaurant stands on. */
  stands: 'left' | 'right';
  extras: readonly Extra[];
  /** Moves or scales a landmark that the middle of the free side does not suit. */
  landmarkAt?: { shift?: number; scale?: number };
}

const detached: readonly FormName[] = ['pavilion', 'chalet', 'glass', 'arcade', 'marketHall', 'railwayArch', 'deco'];

const streetFor = (plan: Plan): Street => {
  const hour = hours[plan.hour];
  return {
    hour,
    livery: liveries[plan.livery],
    awning: plan.awning,
    site: plan.site,
    random: seeded(plan.site),
    ...inLight(hour),
  };
};

const furnished = (street: Street, extra: Extra, shop: number, free: number): string => {
  const inward = Math.sign(free - shop);
  switch (extra) {
    case 'tables':
      return (
        at(shop + inward * 250, pavement + 48, bistroTable(street)) +
        at(shop - inward * 170, pavement + 52, bistroTable(street))
      );
    case 'lamp':
      return at(free + inward * 176, pavement + 20, lampPost(street));
    case 'bicycle':
      return at(free - inward * 60, pavement + 26, bicycle(street));
    case 'walker':
      return at(free - inward * 10, pavement + 44, walker(street, -inward), 0, 0.92);
    case 'couple':
      return (
        at(free - inward * 30, pavement + 46, walker(street, -inward), 0, 0.94) +
        at(free + inward * 34, pavement + 42, walker(street, -inward), 0, 0.88)
      );
    case 'dog':
      return at(free - inward * 110, pavement + 50, dog(street));
    case 'planters':
      return (
        at(shop - inward * 300, pavement + 22, planter(street)) +
        at(shop + inward * 318, pavement + 22, planter(street))
      );
  }
};

/** A restaurant's poster, 1200 by 800: its street, its light, its town behind. */
export function poster(plan: Plan): string {
  const street = streetFor(plan);
  const wide = plan.form === 'railwayArch' ? 120 : 0;
  const [shop, free] = plan.stands === 'left' ? [392 - wide, 962] : [808 + wide, 238];
  const { scale = 0.86, shift = 0 } = plan.landmarkAt ?? {};
  const near = detached.includes(plan.form)
    ? ''
    : plan.stands === 'left'
      ? nextDoor(street, -20, 76, 430)
      : nextDoor(street, 1124, 1220, 430);
  const drawn = [
    sky(street, plan.weather),
    skyline(street),
    at(free + shift, pavement, plan.landmark(street), 0, scale),
    ground(street, plan.ground),
    near,
    at(shop, pavement, forms[plan.form](street)),
    ...plan.extras.map((extra) => furnished(street, extra, shop, free)),
    falling(street, plan.weather),
    rect(0, 0, 1200, 800, 'url(#evening)'),
  ];
  const light =
    '<linearGradient id="evening" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6dc" stop-opacity=".22"/><stop offset=".5" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#2a0803" stop-opacity=".2"/></linearGradient>';
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 800', width: 1200, height: 800 },
    `<defs>${light}${blur('soft8', 8)}${blur('soft16', 16)}${blur('soft30', 30)}</defs>${drawn.join('')}`,
  );
}
