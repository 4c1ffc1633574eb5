import { line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** Clifton Suspension Bridge across the gorge. */
export const cliftonBridge: Landmark = (street) => {
  const m = mason(street, '#c49a72', 0.2);
  const cliff = (d: string, colour: string) => path(d, street.far(colour, 0.3));
  const chain = many(24, (i) => {
    const x = -200 + i * 18;
    const y = 262 + ((x - 8) / 210) ** 2 * 168;
    return `M${x} -250V${-y}`;
  });
  const tower = (x: number) =>
    m.shape(`M${x - 40} -230L${x - 32} -440H${x + 32}L${x + 40} -230Z`) +
    m.box(x, 436, 84, 16) +
    path(`M${x - 16} -252V-350Q${x} -390 ${x + 16} -350V-252Z`, street.hour.sky[2]);
  return (
    cliff('M-440 0V-250H-180Q-160 -120 -90 0Z', '#a8785a') +
    cliff('M470 0V-250H200Q170 -130 120 0Z', '#96694e') +
    cliff('M-440 -250Q-300 -290 -190 -250ZM470 -250Q330 -290 200 -250Z', '#5f8246') +
    m.rod(chain, 2.5) +
    m.rod('M-440 -290L-212 -432Q8 -90 228 -432L470 -290', 7) +
    tower(-212) +
    tower(228) +
    m.shape('M-440 -238H470V-256H-440Z') +
    path('M-70 0Q0 -20 100 0Z', street.far('#5fa0ac', 0.2))
  );
};

/** Balloons over the suburbs and a supersonic tail, for the north of Bristol. */
export const concorde: Landmark = (street) => {
  const white = street.far('#fffdf6', 0.05);
  return (
    path('M-330 0Q-160 -110 30 -60T340 -40V0Z', street.far('#7f9a5a', 0.3)) +
    `<g transform="translate(10 -330) rotate(-17) scale(.82)">${path('M-300 6Q-200 -12 200 -16Q262 -14 330 14Q262 24 200 22L-260 24Q-300 20 -300 6Z', white)}${path('M110 10Q0 20 -90 84L-250 92L-240 14Z', street.far('#e3e0d4', 0.12))}${path('M-210 -8L-280 -96H-240L-130 -12Z', street.far('#c12713', 0.08))}${line('M-180 2H190', street.far('#35699a', 0.1), 4)}</g>`
  );
};

/** Exeter Cathedral: two Norman towers, one long roof. */
export const exeterCathedral: Landmark = (street) => {
  const m = mason(street, '#d3bd92');
  const tower = (x: number) =>
    m.box(x, 0, 104, 400) +
    m.lights(x, 150, 84, 44, 4) +
    m.lights(x, 230, 84, 44, 4) +
    m.lights(x, 310, 84, 44, 4) +
    m.teeth(x, 400, 104, 6) +
    m.point(x - 44, 400, 16, 56) +
    m.point(x + 44, 400, 16, 56);
  return (
    m.box(0, 0, 480, 210) +
    m.shape('M-240 -210L-220 -280H220L240 -210Z') +
    m.lights(0, 60, 450, 110, 11) +
    many(8, (i) => m.rod(`M${-230 + i * 66} -190L${-200 + i * 66} -120`, 7)) +
    tower(-70) +
    tower(120)
  );
};

/** Smeaton's Tower, red and white on the Hoe. */
export const smeatonsTower: Landmark = (street) => {
  const [red, white] = [street.far('#c12713', 0.08), street.far('#fffaf0', 0.08)];
  const edge = (up: number) => 62 - up * 0.072;
  const bands = many(5, (i) => {
    const [lo, hi] = [60 + i * 74, 60 + (i + 1) * 74];
    return path(`M${-edge(lo)} ${-lo}L${-edge(hi)} ${-hi}H${edge(hi)}L${edge(lo)} ${-lo}Z`, i % 2 ? red : white);
  });
  const beam = street.hour.evening ? path('M0 -486L-460 -560V-400Z', '#fff3c4', { opacity: 0.35 }) : '';
  return (
    beam +
    path('M-360 0Q-160 -80 0 -80T360 0Z', street.far('#7f9a4a', 0.25)) +
    bands +
    rect(-46, -452, 92, 18, red) +
    rect(-28, -506, 56, 56, street.hour.evening ? '#ffe9b8' : street.far('#cfe3e2', 0.1)) +
    line('M-28 -506V-450M0 -506V-450M28 -506V-450M-48 -470H48', red, 5) +
    path('M-36 -504Q0 -560 36 -504Z', red) +
    rect(-12, -290, 24, 34, street.far('#2b3a4a', 0.2))
  );
};

/** Bath's crescent, curving away. */
export const bathCrescent: Landmark = (street) => {
  const m = mason(street, '#e6cb92', 0.25);
  const bays = many(15, (i) => {
    const t = i / 14;
    const x = -290 + t * 600;
    const dip = Math.sin(t * Math.PI) * 44;
    const tall = 300 - dip * 0.8;
    return (
      rect(x, -tall - 40, 42, tall, street.far(i % 2 ? '#e6cb92' : '#dcbf84', 0.25)) +
      m.columns(x + 21, 150, 38, tall - 132, 2) +
      m.lights(x + 20, 70, 34, 60, 1)
    );
  });
  return (
    path('M-360 0Q-100 -60 360 -10V0Z', street.far('#7fa04a', 0.2)) +
    bays +
    path('M-296 -342Q0 -252 316 -342V-326Q0 -236 -296 -326Z', street.far('#f3e0b4', 0.2)) +
    path('M-380 0V-40Q0 -10 380 -40V0Z', street.far('#7fa04a', 0.15))
  );
};

/** The house on its island off Towan beach, a footbridge to it and surf below. */
export const newquayIsland: Landmark = (street) => {
  const rock = mason(street, '#7a5f4e', 0.15);
  const wave = (y: number, colour: string) =>
    path(`M-420 ${y}q60 -30 120 0t120 0t120 0t120 0t120 0t120 0t120 0V20H-420Z`, colour, { opacity: 0.9 });
  const board =
    '<g transform="translate(-200 -54) rotate(-16)"><path d="M-60 0Q0 -14 60 0Q0 12 -60 0Z" fill="#f2c25e"/><path d="M-6 -6L-2 -46Q2 -58 12 -48L20 -8Z" fill="#23506b"/><circle cx="8" cy="-62" r="10" fill="#c98a64"/></g>';
  return (
    wave(-70, street.far('#4f9aa6', 0.1)) +
    rock.shape('M20 0L44 -180Q60 -240 120 -236Q200 -240 220 -180L256 0Z') +
    rock.shade('M150 0L160 -236Q206 -230 220 -180L256 0Z') +
    path('M44 -200Q60 -246 120 -244Q200 -246 222 -196Q130 -220 44 -200Z', street.far('#7fa04a', 0.1)) +
    rect(96, -312, 84, 76, street.far('#fffaf0', 0.1)) +
    path('M84 -308L138 -366L192 -308Z', street.far('#5a5f66', 0.15)) +
    rect(112, -290, 18, 24, street.far('#35699a', 0.2)) +
    rect(148, -290, 18, 24, street.far('#35699a', 0.2)) +
    line('M-300 -216Q-120 -180 60 -216M-300 -238Q-120 -202 60 -238', street.far('#5a4a3a', 0.15), 5) +
    rock.shape('M-420 0V-230H-300Q-270 -100 -250 0Z') +
    wave(-34, street.far('#7fc0c4', 0.05)) +
    board +
    wave(-6, street.far('#dff0ec', 0.05))
  );
};
