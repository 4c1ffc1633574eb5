import { circle, line, many, path } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** Leeds Town Hall: colonnaded clock tower and lions. */
export const leedsTownHall: Landmark = (street) => {
  const m = mason(street, '#b8a07a');
  return (
    m.box(0, 0, 400, 190) +
    m.columns(0, 24, 370, 140, 13) +
    m.box(0, 190, 420, 18) +
    m.box(0, 208, 150, 50) +
    m.columns(0, 258, 132, 110, 7) +
    m.box(0, 368, 144, 14) +
    m.box(0, 382, 90, 50) +
    m.clock(0, 408, 22) +
    m.onion(0, 432, 118, 116) +
    m.columns(0, 530, 24, 30, 3) +
    m.dome(0, 558, 28, 24) +
    m.mast(0, 578, 30)
  );
};

/** The ruined Cistercian abbey at Kirkstall. */
export const kirkstallAbbey: Landmark = (street) => {
  const m = mason(street, '#8f8468', 0.35);
  const gap = street.hour.sky[2];
  return (
    path('M-320 0Q-120 -60 320 0Z', street.far('#7f9a5a', 0.3)) +
    m.box(0, 20, 400, 150) +
    many(7, (i) => path(`M${-180 + i * 56} -20V-100Q${-162 + i * 56} -140 ${-144 + i * 56} -100V-20Z`, gap)) +
    m.shape('M20 -160V-440L50 -470L62 -430L84 -452L100 -400V-160Z') +
    path('M40 -240V-350Q58 -390 76 -350V-240Z', gap) +
    m.shape('M-200 -160V-290L-170 -320L-140 -290V-160Z') +
    path('M-186 -180V-250Q-170 -284 -154 -250V-180Z', gap) +
    m.shape('M150 -160V-250L176 -280L200 -250V-160Z') +
    many(5, (i) => circle(-230 + i * 120, -24, 30, street.far('#5f8246', 0.3)))
  );
};

/** Sheffield's Winter Garden: a glasshouse of timber ribs, hills behind. */
export const winterGarden: Landmark = (street) => {
  const hill = (d: string, colour: string) => path(d, street.far(colour, 0.45));
  const glow = street.hour.evening ? '#ffe2a0' : street.far('#cfe6da', 0.2);
  const ribs = many(8, (i) => {
    const w = 210 - Math.abs(i - 3.5) * 8;
    const up = 330 - Math.abs(i - 3.5) * 26;
    const x = -60 + i * 18;
    return path(`M${x - w} 0C${x - w} ${-up * 1.3} ${x + w} ${-up * 1.3} ${x + w} 0Z`, i % 2 ? glow : 'none', {
      stroke: street.far('#a8692f', 0.15),
      'stroke-width': 9,
      opacity: i % 2 ? 0.5 : 1,
    });
  });
  const palms = many(5, (i) =>
    line(
      `M${-130 + i * 66} 0V-120m0 0q-30 -30 -56 -6m56 6q30 -34 56 -8m-56 8q-14 -46 -44 -50m44 50q16 -46 46 -48`,
      street.far('#2f6b3a', 0.1),
      8,
    ),
  );
  return (
    hill('M-420 0Q-300 -240 -120 -200T160 -250T440 -120V0Z', '#5f8a6a') +
    hill('M-420 0Q-200 -160 0 -130T440 -60V0Z', '#7fa06a') +
    ribs +
    palms
  );
};

/** Grey's Monument at the head of the street, the Tyne Bridge's arch beyond it. */
export const tyneBridge: Landmark = (street) => {
  const m = mason(street, '#5f8a72', 0.25);
  const stone = mason(street, '#cbb893');
  const hangers = many(17, (i) => {
    const x = -280 + i * 35;
    const rise = 330 - (x / 300) ** 2 * 330;
    return rise > 130 ? `M${x} -130V${-rise}` : '';
  });
  return (
    stone.box(-280, 0, 76, 210) +
    stone.box(280, 0, 76, 210) +
    m.rod('M-300 0Q-150 -330 0 -330T300 0', 22) +
    m.rod('M-270 0Q-140 -286 0 -286T270 0', 9) +
    m.rod(hangers, 4) +
    m.shape('M-340 -116H340V-142H-340Z') +
    stone.box(190, 210, 40, 250) +
    stone.box(190, 210, 66, 34) +
    stone.box(190, 460, 58, 14) +
    stone.shape('M180 -474L176 -522Q190 -548 204 -522L200 -474Z') +
    circle(190, -540, 9, street.far('#cbb893', 0.3))
  );
};

/** The Angel of the North, wings wide. */
export const angel: Landmark = (street) => {
  const m = mason(street, '#9a4a2a', 0.12);
  return (
    path('M-340 0Q0 -130 340 0Z', street.far('#7f9a4a', 0.25)) +
    m.shape('M-30 -50L-22 -330Q-34 -372 -14 -390Q-16 -436 0 -438Q16 -436 14 -390Q34 -372 22 -330L30 -50Z') +
    m.shape('M-18 -352L-300 -376L-304 -286L-22 -292Z') +
    m.shape('M18 -352L300 -376L304 -286L22 -292Z') +
    line(
      many(13, (i) => `M${-290 + i * 21} -370V-290M${38 + i * 21} -370V-290`),
      street.far('#6a2c14', 0.2),
      4,
    ) +
    m.shade('M4 -50L6 -400Q22 -380 22 -330L30 -50Z')
  );
};

/** York Minster's west towers and lantern. */
export const yorkMinster: Landmark = (street) => {
  const m = mason(street, '#dccaa2');
  return (
    m.box(60, 0, 330, 230) +
    m.lights(80, 110, 280, 84, 8) +
    m.point(60, 230, 330, 44) +
    m.box(120, 230, 130, 190) +
    m.lights(120, 290, 100, 110, 2) +
    m.teeth(120, 420, 130, 7) +
    m.tower(-150, 0, 86, 420) +
    m.tower(-30, 0, 86, 420) +
    m.lights(-150, 290, 50, 110, 2) +
    m.lights(-30, 290, 50, 110, 2) +
    m.box(-90, 0, 60, 300) +
    m.point(-90, 300, 70, 60) +
    m.lights(-90, 110, 50, 170, 1) +
    m.lights(-90, 0, 40, 80, 1)
  );
};

/** Harrogate's Royal Pump Room: an octagon under a lead dome, in its gardens. */
export const harrogatePumpRoom: Landmark = (street) => {
  const m = mason(street, '#c4b088', 0.3);
  const lead = mason(street, '#6f8a8a', 0.25);
  const flowers = many(40, () =>
    circle(
      street.random.between(-260, 260),
      -street.random.between(0, 50),
      street.random.between(6, 13),
      street.far(street.random.pick(['#c12713', '#f2c25e', '#e89ab0', '#3f8247', '#5f9452']), 0.1),
    ),
  );
  return (
    m.box(0, 0, 270, 190) +
    m.lights(0, 30, 230, 120, 5) +
    m.box(0, 190, 300, 20) +
    lead.dome(0, 210, 260, 140) +
    m.columns(0, 340, 60, 50, 4) +
    lead.onion(0, 390, 66, 76) +
    m.mast(0, 460, 40) +
    m.box(-190, 0, 90, 110) +
    m.box(190, 0, 90, 110) +
    flowers
  );
};

/** Durham Cathedral on its wooded bluff above the bridge. */
export const durhamCathedral: Landmark = (street) => {
  const m = mason(street, '#b79e74');
  const woods = many(46, () =>
    circle(
      street.random.between(-330, 330),
      -street.random.between(40, 200),
      street.random.between(26, 46),
      street.far(street.random.pick(['#4f7a46', '#6f8a3a', '#3f6a44', '#a8862f']), 0.3),
    ),
  );
  const arches = mason(street, '#a8906a', 0.2);
  return (
    m.box(20, 170, 330, 110) +
    m.lights(30, 190, 290, 64, 9) +
    m.tower(110, 270, 92, 200) +
    m.lights(110, 370, 64, 76, 2) +
    m.tower(-150, 170, 64, 230) +
    m.tower(-70, 170, 64, 230) +
    m.lights(-150, 310, 40, 60, 2) +
    m.lights(-70, 310, 40, 60, 2) +
    woods +
    arches.box(0, 0, 680, 70) +
    many(4, (i) =>
      path(
        `M${-290 + i * 160} 0C${-290 + i * 160} -70 ${-190 + i * 160} -70 ${-190 + i * 160} 0Z`,
        street.far('#5f7f86', 0.3),
      ),
    )
  );
};

/** The Humber Bridge: two slender towers and one long curve. */
export const humberBridge: Landmark = (street) => {
  const m = mason(street, '#cfcabc', 0.2);
  const hangers = many(34, (i) => {
    const x = -320 + i * 20;
    const y = 150 + ((x - 90) / 300) ** 2 * 190;
    return `M${x} -130V${-Math.min(420, y)}`;
  });
  const tower = (x: number) =>
    m.rod(
      `M${x - 24} 0L${x - 16} -450M${x + 24} 0L${x + 16} -450M${x - 20} -200H${x + 20}M${x - 18} -330H${x + 18}M${x - 17} -440H${x + 17}`,
      15,
    );
  return (
    m.rod(hangers, 2) +
    tower(-190) +
    m.rod('M-420 -240L-190 -446Q90 130 370 -446L470 -350', 6) +
    tower(370) +
    m.shape('M-420 -118H460V-136H-420Z')
  );
};
