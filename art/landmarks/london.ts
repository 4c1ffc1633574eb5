import { circle, line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** St Paul's: drum, dome and lantern between two west towers. */
export const stPauls: Landmark = (street) => {
  const m = mason(street, '#c9b48e');
  const west = (x: number) =>
    m.box(x, 0, 58, 300) +
    m.lights(x, 180, 44, 60, 2) +
    m.box(x, 300, 40, 46) +
    m.onion(x, 346, 46, 60) +
    m.clock(x, 270, 15);
  return (
    m.box(0, 0, 330, 210) +
    m.columns(0, 40, 200, 140, 8) +
    m.point(0, 210, 220, 56) +
    m.columns(0, 240, 196, 100, 11) +
    m.box(0, 340, 210, 16) +
    m.dome(0, 356, 190, 150) +
    m.columns(0, 496, 44, 50, 4) +
    m.dome(0, 546, 40, 34) +
    m.mast(0, 570, 46) +
    west(-150) +
    west(150)
  );
};

/** The Post Office tower of Fitzrovia, seen over Soho's chimneys. */
export const postOfficeTower: Landmark = (street) => {
  const m = mason(street, '#8fa0a4');
  return (
    m.box(0, 0, 54, 420) +
    many(9, (i) => rect(-40, -400 + i * 17, 80, 9, street.far('#dfe8e6', 0.3))) +
    m.box(0, 424, 100, 52) +
    m.box(0, 478, 78, 14) +
    m.box(0, 492, 88, 34) +
    m.box(0, 526, 30, 22) +
    m.mast(0, 548, 70) +
    m.box(-140, 0, 120, 170) +
    m.box(140, 0, 130, 210) +
    m.lights(140, 60, 110, 40, 4) +
    m.lights(-140, 60, 100, 40, 4)
  );
};

/** The big wheel on the South Bank and the clock tower over the water. */
export const southBankWheel: Landmark = (street) => {
  const m = mason(street, '#c9b48e');
  const steel = street.far('#fff7ea', 0.25);
  const wheel = many(24, (i) => {
    const a = (i / 24) * 6.283;
    const [x, y] = [Math.cos(a) * 196 - 60, Math.sin(a) * 196 - 290];
    return (
      line(`M-60 -290L${x} ${y}`, steel, 1.6, { opacity: 0.7 }) +
      circle(x, y, 10, street.far(i % 3 ? '#dfe8e6' : '#c12713', 0.15))
    );
  });
  return (
    m.box(170, 0, 58, 400) +
    m.lights(170, 240, 44, 110, 3) +
    m.clock(170, 370, 24) +
    m.box(170, 400, 66, 16) +
    m.lights(170, 416, 50, 26, 4) +
    m.point(170, 440, 66, 120) +
    circle(-60, -290, 196, 'none', { stroke: steel, 'stroke-width': 8 }) +
    wheel +
    line('M-60 -290L-150 0M-60 -290L20 0', steel, 9)
  );
};

/** A white Islington church spire. */
export const islingtonSpire: Landmark = (street) => {
  const m = mason(street, '#e0d2b4');
  return (
    m.box(0, 0, 240, 180) +
    m.point(0, 180, 250, 50) +
    m.columns(0, 30, 170, 130, 6) +
    m.box(0, 210, 92, 130) +
    m.clock(0, 290, 24) +
    m.box(0, 340, 72, 70) +
    m.lights(0, 348, 60, 54, 2) +
    m.point(0, 410, 74, 190) +
    m.mast(0, 596, 26)
  );
};

/** The pyramid-topped tower of Canary Wharf among its neighbours. */
export const canaryWharf: Landmark = (street) => {
  const m = mason(street, '#8fa6ad', 0.35);
  const panes = (x: number, wide: number, tall: number) =>
    many(Math.floor(tall / 24), (i) =>
      many(Math.floor(wide / 20), (k) =>
        street.random.chance(0.6)
          ? rect(
              x - wide / 2 + 7 + k * 20,
              -tall + 10 + i * 24,
              11,
              13,
              street.hour.evening ? '#ffe2a0' : street.far('#e8f0ee', 0.3),
              { opacity: 0.7 },
            )
          : '',
      ),
    );
  return (
    m.box(-120, 0, 110, 430) +
    panes(-120, 110, 430) +
    m.box(130, 0, 120, 390) +
    panes(130, 120, 390) +
    m.box(5, 0, 130, 500) +
    m.point(5, 500, 130, 88) +
    panes(5, 130, 500) +
    circle(5, -592, 5, '#fff3c4') +
    m.box(225, 0, 70, 280) +
    m.box(-215, 0, 80, 320)
  );
};

/** The Gothic clock tower of St Pancras. */
export const stPancras: Landmark = (street) => {
  const m = mason(street, '#b5573a');
  const dormers = many(5, (i) => m.point(-190 + i * 62, 250, 34, 52));
  return (
    m.box(-70, 0, 320, 240) +
    m.lights(-70, 130, 300, 74, 8) +
    m.lights(-70, 30, 300, 74, 8) +
    m.shape('M-236 -240L-210 -310H66L90 -240Z') +
    dormers +
    m.box(-170, 0, 84, 400) +
    m.clock(-170, 350, 29) +
    m.lights(-170, 220, 60, 76, 2) +
    m.point(-170, 400, 96, 150) +
    m.point(-208, 400, 22, 80) +
    m.point(-132, 400, 22, 80) +
    m.mast(-170, 546, 34) +
    m.point(60, 240, 60, 150)
  );
};

/** The bandstand on Clapham Common under its plane trees. */
export const claphamBandstand: Landmark = (street) => {
  const m = mason(street, '#2a5f47', 0.25);
  const tree = (x: number, size: number) =>
    rect(x - 9, -190, 18, 190, street.far('#6b4a30', 0.3)) +
    many(13, () =>
      circle(
        x + street.random.between(-size, size),
        -250 - street.random.between(-70, 90),
        size * 0.48,
        street.far(street.random.pick(['#4f8246', '#5f9452', '#3f6f3c']), 0.3),
      ),
    );
  return (
    tree(-130, 110) +
    tree(190, 96) +
    m.box(20, 0, 250, 44) +
    m.columns(20, 44, 226, 130, 7) +
    m.shape('M-130 -172Q20 -250 170 -172Z') +
    m.dome(20, 205, 90, 60) +
    m.onion(20, 250, 40, 56) +
    m.mast(20, 300, 40)
  );
};

/** The windmill on Wimbledon Common. */
export const wimbledonWindmill: Landmark = (street) => {
  const m = mason(street, '#efe6d2', 0.2);
  const sail = (turn: number) =>
    `<g transform="translate(0 -380) rotate(${turn})">${rect(-6, -210, 12, 210, street.far('#7a5a3a', 0.25))}${many(9, (i) => rect(6, -204 + i * 20, 40, 11, street.far('#fff7ea', 0.15)))}</g>`;
  return (
    m.box(0, 0, 230, 110) +
    m.point(0, 110, 250, 70) +
    m.shape('M-64 -110L-44 -350H44L64 -110Z') +
    m.shade('M14 -110L14 -350H44L64 -110Z') +
    m.dome(0, 348, 100, 70) +
    m.lights(0, 190, 40, 40, 1) +
    [38, 128, 218, 308].map(sail).join('') +
    circle(0, -380, 12, street.far('#7a5a3a', 0.2)) +
    path('M-260 0Q-200 -60 -150 0Z', street.far('#4f8246', 0.3)) +
    path('M140 0Q200 -80 270 0Z', street.far('#4f8246', 0.3))
  );
};
