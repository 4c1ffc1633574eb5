import { at, circle, line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** The Library of Birmingham: stacked boxes wrapped in rings, a gold drum on top. */
export const birminghamLibrary: Landmark = (street) => {
  const m = mason(street, '#7f8f9c', 0.3);
  const lace = (x: number, up: number, wide: number, tall: number) =>
    many(Math.floor(wide / 30), (i) =>
      many(Math.floor(tall / 30), (k) =>
        circle(x - wide / 2 + 16 + i * 30, -up - 15 - k * 30, 13, 'none', {
          stroke: street.far('#1f2a33', 0.3),
          'stroke-width': 3,
        }),
      ),
    );
  const gold = mason(street, '#e0a836', 0.2);
  return (
    m.box(0, 0, 330, 110) +
    m.box(-10, 116, 270, 150) +
    lace(-10, 116, 270, 150) +
    gold.box(30, 270, 220, 120) +
    lace(30, 270, 220, 120) +
    m.box(10, 394, 170, 50) +
    gold.box(30, 446, 110, 64) +
    rect(-165, -116, 330, 8, street.far('#fff7ea', 0.2))
  );
};

/** The Bullring's curve of discs with the Rotunda behind. */
export const bullring: Landmark = (street) => {
  const m = mason(street, '#dfe3da', 0.3);
  const discs = many(11, (i) =>
    many(15, (k) => {
      const [x, y] = [-190 + k * 26 + (i % 2) * 13, -20 - i * 25];
      const top = -290 + ((x - 20) / 210) ** 2 * 130;
      return y > top + 18
        ? circle(x, y, 10, street.far('#f9fbf6', 0.15)) + circle(x + 2, y + 2, 8, street.far('#aeb9bd', 0.25))
        : '';
    }),
  );
  const blue = street.far('#4a6f9c', 0.25);
  return (
    m.box(120, 0, 150, 470) +
    many(15, (i) =>
      rect(46, -460 + i * 30, 148, 13, street.hour.evening ? '#ffe2a0' : street.far('#5f7f86', 0.35), { opacity: 0.8 }),
    ) +
    m.box(120, 470, 120, 24) +
    path('M-220 0Q-240 -180 -130 -260Q10 -340 130 -250Q230 -180 250 0Z', blue) +
    discs
  );
};

/** Nottingham's Council House: portico and great dome. */
export const nottinghamDome: Landmark = (street) => {
  const m = mason(street, '#d6cdb6');
  return (
    m.box(0, 0, 380, 200) +
    m.columns(0, 20, 200, 150, 8) +
    m.point(0, 200, 220, 52) +
    m.lights(-140, 40, 80, 90, 3) +
    m.lights(140, 40, 80, 90, 3) +
    m.box(0, 220, 160, 60) +
    m.columns(0, 276, 140, 84, 8) +
    m.dome(0, 360, 146, 120) +
    m.columns(0, 470, 40, 46, 3) +
    m.dome(0, 514, 40, 30) +
    m.mast(0, 540, 44)
  );
};

/** Leicester's Victorian Clock Tower with its four benefactors. */
export const leicesterClock: Landmark = (street) => {
  const m = mason(street, '#dcc9a2', 0.3);
  return (
    m.box(0, 0, 190, 34) +
    m.box(0, 34, 130, 150) +
    m.lights(0, 60, 60, 96, 1) +
    many(
      2,
      (i) =>
        m.box(i ? 84 : -84, 34, 26, 96) +
        circle(i ? 84 : -84, -148, 12, street.far('#a89a7c', 0.3)) +
        m.point(i ? 84 : -84, 176, 40, 70),
    ) +
    m.point(0, 184, 150, 60) +
    m.box(0, 200, 76, 180) +
    m.lights(0, 220, 54, 70, 2) +
    m.clock(0, 345, 28) +
    m.point(-32, 380, 22, 66) +
    m.point(32, 380, 22, 66) +
    m.point(0, 380, 72, 150) +
    m.mast(0, 526, 34)
  );
};

/** Lincoln Cathedral on its hill: three towers over the roofs. */
export const lincolnCathedral: Landmark = (street) => {
  const m = mason(street, '#c9ab78');
  return (
    path('M-340 0Q-200 -190 0 -200Q200 -190 340 0Z', street.far('#7f9a5a', 0.35)) +
    many(
      9,
      (i) =>
        rect(-230 + i * 54, -120 - (i % 3) * 26, 40, 40, street.far(i % 2 ? '#b5573a' : '#d6a878', 0.35)) +
        path(`M${-236 + i * 54} ${-120 - (i % 3) * 26}l26 -24l26 24Z`, street.far('#8a4a32', 0.35)),
    ) +
    m.box(20, 190, 360, 110) +
    m.point(20, 300, 360, 30) +
    m.lights(40, 210, 300, 70, 9) +
    m.tower(70, 300, 84, 190) +
    m.lights(70, 380, 60, 84, 2) +
    m.tower(-160, 190, 60, 260) +
    m.tower(-84, 190, 60, 260) +
    m.lights(-160, 330, 40, 76, 1) +
    m.lights(-84, 330, 40, 76, 1)
  );
};

/** The brick stage tower of the theatre by the Avon, with swans. */
export const avonTheatre: Landmark = (street) => {
  const m = mason(street, '#b5643f', 0.3);
  const swan = (x: number, size: number) =>
    `<g transform="translate(${x} 30) scale(${size})"><path d="M-40 0Q-50 -26 -10 -30Q20 -34 26 -20Q20 -60 36 -66Q54 -68 50 -52L64 -50L48 -46Q40 -44 40 -10Q30 10 -40 0Z" fill="#fffdf6"/><path d="M50 -54L66 -50L50 -47Z" fill="#e9912c"/></g>`;
  return (
    m.box(-120, 0, 220, 190) +
    m.lights(-120, 40, 190, 110, 6) +
    m.box(70, 0, 96, 440) +
    m.lights(70, 330, 60, 80, 3) +
    m.box(70, 440, 110, 16) +
    m.shape('M22 -456L10 -476H130L118 -456Z') +
    m.point(220, 120, 40, 260) +
    m.box(220, 0, 46, 130) +
    swan(-130, 0.9) +
    swan(-20, 0.7)
  );
};

/** The mirrored pyramid frame of Milton Keynes, and one of its cows. */
export const miltonKeynesPoint: Landmark = (street) => {
  const m = mason(street, '#8fb0b8', 0.25);
  const red = street.far('#c12713', 0.1);
  const cow = at(
    -150,
    0,
    path(
      'M100 -22Q96 -84 130 -90H220Q246 -88 250 -60L274 -70L282 -52L258 -36Q250 -16 236 -22V20H222V-16H136V20H122V-22Z',
      street.far('#f6f1e4', 0.1),
    ) + path('M140 -88Q150 -60 176 -70Q180 -90 164 -90ZM200 -64q18 -16 34 4q-6 22 -24 16Z', street.far('#2b2420', 0.2)),
  );
  const step = (half: number, up: number) =>
    m.box(-40, up, half * 2, 74) +
    many(Math.floor(half / 14), (i) =>
      rect(-40 - half + 5 + i * 28, -up - 68, 22, 62, street.far(i % 2 ? '#cfe3e2' : '#6f929c', 0.25)),
    );
  return (
    step(190, 0) +
    step(134, 78) +
    step(78, 156) +
    line('M-250 0L-40 -460L170 0', red, 15) +
    line('M-250 0H170', red, 10) +
    cow
  );
};

/** Worcestershire-warm Cheltenham: the Pittville Pump Room's colonnade and green dome. */
export const pumpRoom: Landmark = (street) => {
  const m = mason(street, '#ead3a0', 0.3);
  const copper = mason(street, '#6aa594', 0.25);
  return (
    m.box(0, 0, 390, 170) +
    m.columns(0, 16, 380, 140, 11) +
    m.box(0, 170, 410, 22) +
    m.box(0, 192, 220, 110) +
    m.lights(0, 204, 190, 70, 6) +
    m.box(0, 302, 236, 16) +
    copper.dome(0, 318, 170, 120) +
    m.columns(0, 420, 46, 50, 4) +
    copper.dome(0, 470, 48, 36) +
    m.mast(0, 500, 36)
  );
};
