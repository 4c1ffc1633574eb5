import { line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** Manchester's slim glass tower with its overhang. */
export const beethamTower: Landmark = (street) => {
  const m = mason(street, '#86a3ad', 0.3);
  const floors = many(22, (i) =>
    rect(
      -52,
      -560 + i * 25,
      i < 12 ? 116 : 92,
      11,
      street.hour.evening && i % 3 ? '#ffe2a0' : street.far('#dfeceb', 0.3),
      { opacity: 0.65 },
    ),
  );
  return (
    m.box(-170, 0, 130, 210) +
    m.lights(-170, 40, 110, 46, 5) +
    m.lights(-170, 120, 110, 46, 5) +
    m.box(160, 0, 150, 170) +
    m.box(-6, 0, 96, 290) +
    m.box(6, 286, 120, 290) +
    floors +
    m.box(36, 576, 10, 30)
  );
};

/** Manchester Town Hall: Gothic clock tower and gables. */
export const manchesterTownHall: Landmark = (street) => {
  const m = mason(street, '#b79a72');
  const gables = many(4, (i) => m.point(-180 + i * 120, 210, 80, 84) + m.point(-180 + i * 120, 260, 16, 70));
  return (
    m.box(0, 0, 420, 212) +
    m.lights(0, 120, 390, 70, 11) +
    m.lights(0, 24, 390, 70, 11) +
    gables +
    m.box(0, 200, 92, 210) +
    m.lights(0, 300, 70, 80, 2) +
    m.clock(0, 270, 29) +
    m.point(-40, 410, 24, 90) +
    m.point(40, 410, 24, 90) +
    m.point(0, 410, 92, 190) +
    m.mast(0, 596, 24)
  );
};

/** The Royal Liver Building with a bird on each tower, and the Mersey's gulls. */
export const liverBuilding: Landmark = (street) => {
  const m = mason(street, '#cdbd9b', 0.32);
  const verdigris = street.far('#4f8a7a', 0.15);
  const bird = (x: number, side: number) =>
    `<g transform="translate(${x} -545) scale(${side} 1)">${path('M-6 0Q-14 -30 4 -36Q2 -56 18 -58L30 -52L18 -48Q22 -24 8 0Z', verdigris)}${path('M0 -30Q-40 -70 -34 -96Q-10 -80 8 -34Z', verdigris)}${path('M8 -30Q30 -72 22 -96Q4 -80 0 -34Z', verdigris)}</g>`;
  const tower = (x: number) =>
    m.box(x, 280, 96, 120) +
    m.clock(x, 350, 34) +
    m.box(x, 400, 76, 50) +
    m.lights(x, 404, 60, 40, 3) +
    m.box(x, 450, 56, 44) +
    m.lights(x, 454, 44, 34, 2) +
    m.dome(x, 494, 50, 56) +
    bird(x, x < 0 ? 1 : -1);
  return (
    m.box(0, 0, 370, 284) +
    m.lights(0, 20, 340, 60, 10) +
    m.lights(0, 100, 340, 60, 10) +
    m.lights(0, 186, 340, 60, 10) +
    m.box(0, 284, 390, 14) +
    tower(-110) +
    tower(110)
  );
};

/** Chester's Eastgate Clock over its arch. */
export const eastgateClock: Landmark = (street) => {
  const m = mason(street, '#c48a68', 0.25);
  const iron = street.far('#8a2415', 0.1);
  return (
    m.box(0, 0, 360, 250) +
    path('M-90 0V-110C-90 -220 90 -220 90 -110V0Z', street.hour.sky[2]) +
    m.teeth(0, 250, 360, 12) +
    line('M-90 -250L-56 -400M90 -250L56 -400M-74 -320L74 -320M-74 -320L60 -380M74 -320L-60 -380', iron, 9) +
    rect(-66, -480, 132, 100, iron, { rx: 8 }) +
    m.clock(0, 430, 42) +
    path('M-74 -480Q-40 -530 0 -570Q40 -530 74 -480Z', street.far('#4f8a7a', 0.15)) +
    m.mast(0, 566, 50)
  );
};
