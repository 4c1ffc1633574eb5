import { line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** A helter-skelter and beach huts in the dunes. */
export const helterSkelter: Landmark = (street) => {
  const [red, cream] = [street.far('#c12713', 0.06), street.far('#fff7ea', 0.06)];
  const huts = many(
    5,
    (i) =>
      rect(
        -330 + i * 66,
        -110,
        56,
        110,
        street.far(['#9cc7c4', '#f2cd6a', '#efb79a', '#a9c6a0', '#35699a'][i] ?? '#9cc7c4', 0.08),
      ) +
      path(`M${-338 + i * 66} -108l36 -46l36 46Z`, cream) +
      rect(-316 + i * 66, -80, 28, 80, cream),
  );
  const stripes = many(6, (i) => {
    const [lo, hi] = [i * 68, (i + 1) * 68];
    const e = (up: number) => 92 - up * 0.12;
    return path(
      `M${120 - e(lo)} ${-lo}L${120 - e(hi)} ${-hi}H${120 + e(hi)}L${120 + e(lo)} ${-lo}Z`,
      i % 2 ? cream : red,
    );
  });
  const slide =
    line(
      'M70 -390Q200 -360 176 -320Q40 -290 52 -250Q216 -220 200 -180Q20 -150 26 -110Q240 -70 250 -20L300 -6',
      street.far('#e9b044', 0.05),
      17,
    ) +
    line(
      'M70 -398Q200 -368 176 -328Q40 -298 52 -258Q216 -228 200 -188Q20 -158 26 -118Q240 -78 250 -28L300 -14',
      cream,
      5,
    );
  return (
    path('M-420 0Q-240 -70 -60 -20T420 -30V0Z', street.far('#ecd08f', 0.1)) +
    huts +
    stripes +
    slide +
    path('M56 -408L120 -520L184 -408Z', red) +
    line('M120 -520V-560', cream, 5) +
    path('M120 -560l44 14l-44 14Z', street.far('#35699a', 0.05)) +
    many(14, (i) => line(`M${-400 + i * 62} 0q6 -30 18 -40`, street.far('#7f9a4a', 0.1), 4))
  );
};

/** Scarborough Castle on the headland, the cliff tramway and the bay. */
export const scarboroughCastle: Landmark = (street) => {
  const m = mason(street, '#b5a07a', 0.22);
  const gap = street.hour.sky[2];
  return (
    rect(-460, -70, 920, 80, street.far('#4f93a6', 0.15)) +
    path('M-120 -40Q-90 -210 -20 -240L330 -260Q400 -200 440 -40Z', street.far('#8a7a56', 0.2)) +
    path('M-60 -220Q100 -270 330 -262Q390 -220 400 -170Q160 -230 -60 -220Z', street.far('#7fa04a', 0.15)) +
    m.shape('M120 -250V-430L150 -450L166 -424L200 -452L214 -430V-250Z') +
    path('M140 -340v-40h22v40ZM176 -340v-40h22v40Z', gap) +
    m.box(280, 256, 150, 44) +
    m.teeth(280, 300, 150, 9) +
    m.box(20, 240, 110, 40) +
    m.teeth(20, 280, 110, 7) +
    line('M-320 -40L-190 -300', street.far('#6b5a48', 0.2), 14) +
    rect(-284, -190, 54, 44, street.far('#c12713', 0.05), { rx: 6, transform: 'rotate(-6 -257 -168)' }) +
    rect(-274, -182, 34, 18, '#fff3d4') +
    path('M-420 -20V-310H-180Q-250 -160 -330 -20Z', street.far('#7f9a5a', 0.25), { opacity: 0.55 }) +
    many(4, (i) => path(`M${-140 + i * 90} -46l0 -60l34 52Z`, street.far('#fffaf0', 0.05)))
  );
};
