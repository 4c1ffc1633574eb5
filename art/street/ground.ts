import { darker, lighter, mix } from '../kit/colour.ts';
import { circle, ellipse, line, many, path, rect } from '../kit/svg.ts';
import type { Street } from './street.ts';

export type Ground = 'flags' | 'cobbles' | 'quay' | 'promenade' | 'grass' | 'setts' | 'snowy' | 'wet' | 'plaza';

/** The pavement's edge: buildings stand on it. Canvas y, px. */
export const pavement = 690;

const flags = (street: Street, colour: string) =>
  rect(0, pavement, 1200, 110, street.tone(colour)) +
  line(
    many(9, (i) => `M${i * 150 - 20} ${pavement}L${(i - 4) * 210 + 620} 800`) +
      `M0 ${pavement + 34}H1200M0 ${pavement + 76}H1200`,
    street.tone(darker(colour, 0.18)),
    2,
    { opacity: 0.7 },
  );

const cobbles = (street: Street, colour: string) =>
  rect(0, pavement, 1200, 110, street.tone(darker(colour, 0.3))) +
  many(5, (row) =>
    many(30, (i) =>
      rect(
        i * 42 - (row % 2) * 21 + street.random.between(-2, 2),
        pavement + 6 + row * 22,
        37,
        18,
        street.tone(mix(colour, darker(colour, 0.25), street.random.next())),
        { rx: 8 },
      ),
    ),
  );

const water = (street: Street) => {
  const { hour, random } = street;
  const base = mix(hour.sky[1], '#2f6f82', 0.5);
  const ripples = many(60, () =>
    rect(
      random.between(-20, 1180),
      random.between(748, 798),
      random.between(20, 120),
      3,
      random.pick([lighter(base, 0.4), darker(base, 0.25)]),
      { rx: 2, opacity: 0.6 },
    ),
  );
  const glints = hour.evening
    ? many(26, () =>
        rect(random.between(200, 1000), random.between(746, 796), random.between(10, 60), 4, '#ffd98a', {
          rx: 2,
          opacity: 0.55,
        }),
      )
    : '';
  return rect(0, 740, 1200, 60, base) + ripples + glints;
};

const bollards = (street: Street) =>
  many(5, (i) => path(`M${90 + i * 260} 742v-26q-12 -8 0 -16h22q12 8 0 16v26Z`, street.tone('#2b2f33')));

const railing = (street: Street) =>
  line(`M0 712H1200M0 736H1200${many(25, (i) => `M${i * 50} 706V764`)}`, street.tone('#fff7ea'), 6) +
  many(7, (i) => circle(i * 200, 704, 8, street.tone('#fff7ea')));

const turf = (street: Street) =>
  rect(0, pavement, 1200, 110, street.tone('#7fa04a')) +
  path(
    `M0 ${pavement}Q300 ${pavement - 16} 620 ${pavement}T1200 ${pavement - 4}V${pavement + 24}H0Z`,
    street.tone('#8fb055'),
  ) +
  many(150, () => {
    const [x, y] = [street.random.between(0, 1200), street.random.between(pavement + 8, 796)];
    return line(`M${x.toFixed(0)} ${y.toFixed(0)}l4 -12l3 12`, street.tone('#5f8038'), 2.4);
  }) +
  many(40, () =>
    circle(
      street.random.between(0, 1200),
      street.random.between(pavement + 10, 790),
      3.4,
      street.random.pick(['#fff7ea', '#f2c25e', '#e0563a']),
    ),
  );

const puddles = (street: Street) =>
  many(5, (i) =>
    ellipse(
      120 + i * 250,
      750 + (i % 2) * 24,
      90,
      9,
      mix(street.hour.sky[2], '#ffd98a', street.hour.evening ? 0.45 : 0),
      { opacity: 0.7 },
    ),
  );

/** What the street is laid with. */
export function ground(street: Street, kind: Ground): string {
  const kerb = rect(0, pavement, 1200, 6, '#2a0803', { opacity: 0.2 });
  const drawn: Record<Ground, () => string> = {
    flags: () => flags(street, '#d6c3a1'),
    plaza: () => flags(street, '#dcd6c8'),
    cobbles: () => cobbles(street, '#b7a188'),
    setts: () => cobbles(street, '#9a9c9a'),
    quay: () =>
      flags(street, '#b9ab94') + water(street) + rect(0, 734, 1200, 10, street.tone('#6b5f52')) + bollards(street),
    promenade: () => flags(street, '#e3bfa0') + railing(street),
    grass: () => turf(street),
    snowy: () =>
      rect(0, pavement, 1200, 110, street.tone('#eef2f2')) +
      path(
        `M0 ${pavement}Q200 ${pavement - 18} 420 ${pavement}T900 ${pavement - 4}T1200 ${pavement}V${pavement + 30}H0Z`,
        street.tone('#ffffff'),
      ),
    wet: () => flags(street, '#8f9694') + puddles(street),
  };
  return drawn[kind]() + kerb;
}
