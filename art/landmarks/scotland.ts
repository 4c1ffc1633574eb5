import { line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** Edinburgh Castle on its rock. */
export const edinburghCastle: Landmark = (street) => {
  const m = mason(street, '#a3937a', 0.32);
  const rock = mason(street, '#6b6a5a', 0.3);
  return (
    rock.shape('M-350 0L-290 -110L-240 -130L-214 -230L-120 -262L140 -270L210 -236L250 -150L300 -120L350 0Z') +
    rock.shade('M60 0L90 -120L60 -266L140 -270L210 -236L250 -150L300 -120L350 0Z') +
    m.box(-30, 262, 340, 60) +
    m.teeth(-30, 322, 340, 17) +
    m.box(-110, 300, 100, 110) +
    m.point(-110, 410, 110, 56) +
    m.lights(-110, 330, 80, 40, 4) +
    m.box(40, 300, 130, 120) +
    m.teeth(40, 420, 130, 7) +
    m.lights(40, 340, 100, 40, 4) +
    m.box(130, 250, 74, 150) +
    m.teeth(130, 400, 74, 4) +
    m.dome(-190, 300, 84, 70) +
    m.box(-190, 230, 84, 74) +
    m.mast(40, 420, 90) +
    path('M42 -508h54v30h-54Z', street.far('#23506b', 0.1)) +
    path('M42 -508l54 30M96 -508l-54 30', 'none', { stroke: '#fffaf0', 'stroke-width': 5 })
  );
};

/** The Forth Bridge, red cantilevers over the firth. */
export const forthBridge: Landmark = (street) => {
  const red = street.far('#b5361e', 0.12);
  const diamond = (x: number) =>
    line(
      `M${x - 24} -20L${x - 12} -420M${x + 24} -20L${x + 12} -420M${x - 12} -420H${x + 12}M${x - 12} -420Q${x - 110} -330 ${x - 200} -190M${x + 12} -420Q${x + 110} -330 ${x + 200} -190M${x - 24} -20Q${x - 120} -90 ${x - 200} -160M${x + 24} -20Q${x + 120} -90 ${x + 200} -160`,
      red,
      12,
    ) +
    line(
      `M${x - 22} -60L${x + 16} -300M${x + 22} -60L${x - 16} -300M${x - 16} -260L${x - 90} -100M${x + 16} -260L${x + 90} -100M${x - 20} -100L${x - 100} -336M${x + 20} -100L${x + 100} -336M${x - 90} -100L${x - 150} -270M${x + 90} -100L${x + 150} -270M${x - 100} -330L${x - 170} -140M${x + 100} -330L${x + 170} -140`,
      red,
      5,
    );
  const train = many(4, (i) => rect(-120 + i * 58, -214, 52, 22, street.far('#23506b', 0.1), { rx: 4 }));
  return (
    rect(-520, -24, 1060, 40, street.far('#5f8f9c', 0.2)) +
    diamond(-200) +
    diamond(200) +
    line('M-520 -184H540', red, 13) +
    train
  );
};

/** Glasgow's Finnieston Crane. */
export const finniestonCrane: Landmark = (street) => {
  const m = mason(street, '#3f5560', 0.15);
  return (
    m.box(210, 0, 150, 190) +
    m.box(-210, 0, 150, 150) +
    m.rod(
      'M-50 0L-34 -380M50 0L34 -380M-34 -380H34M-46 -120L40 -250M46 -120L-40 -250M-40 -250L36 -370M40 -250L-36 -370M-46 -120H46M-40 -250H40',
      11,
    ) +
    m.box(0, 376, 116, 30) +
    m.rod('M-150 -420H330M-150 -480L300 -440M-150 -420V-480M330 -420L300 -440', 10) +
    m.rod(
      many(14, (i) => `M${-140 + i * 34} -420L${-123 + i * 34} ${-476 + i * 2.6}L${-106 + i * 34} -420`),
      4,
    ) +
    m.box(-120, 420, 60, 50) +
    m.rod('M260 -420V-250', 4) +
    m.box(260, 226, 40, 26) +
    m.rod('M0 -480V-540', 6)
  );
};

/** Marischal College: granite needles. */
export const marischal: Landmark = (street) => {
  const m = mason(street, '#b9bcbc', 0.25);
  return (
    m.box(0, 0, 440, 230) +
    m.lights(0, 130, 410, 74, 14) +
    m.lights(0, 24, 410, 74, 14) +
    many(15, (i) => m.point(-217 + i * 31, 230, 13, 84 + (i % 2) * 26)) +
    m.box(90, 200, 90, 220) +
    m.lights(90, 250, 70, 120, 2) +
    many(4, (i) => m.point(54 + i * 24, 420, 15, i % 3 ? 110 : 150)) +
    m.mast(90, 540, 30)
  );
};

/** The V&A at Dundee, slatted like a cliff, with the Discovery's masts. */
export const dundeeWaterfront: Landmark = (street) => {
  const m = mason(street, '#a89a86', 0.2);
  const slats = many(11, (i) =>
    line(
      `M${-206 + i * 2} ${-44 - i * 24}L${220 - i * 6} ${-30 - i * 25}`,
      street.far(i % 2 ? '#c9bca6' : '#8f8270', 0.15),
      10,
      { 'stroke-linecap': 'butt' },
    ),
  );
  const ship = street.far('#3a2f28', 0.2);
  return (
    line('M-260 0V-420M-190 0V-460M-120 0V-390', ship, 9) +
    line(
      'M-310 -280H-210M-300 -350H-220M-246 -310H-134M-236 -390H-146M-166 -270H-74M-160 -330H-80M-260 -420L-330 -60M-120 -390L-20 -60',
      ship,
      5,
    ) +
    m.shape('M-230 -20L-180 -310L-40 -330L30 -110L80 -330L260 -300L300 -20Z') +
    `<clipPath id="dundee"><path d="M-230 -20L-180 -310L-40 -330L30 -110L80 -330L260 -300L300 -20Z"/></clipPath><g clip-path="url(#dundee)">${slats}</g>` +
    path('M-6 -20L30 -110L66 -20Z', street.hour.sky[2]) +
    rect(-420, -30, 840, 40, street.far('#5f8f9c', 0.15))
  );
};

/** Inverness Castle, red sandstone above the Ness, mountains beyond. */
export const invernessCastle: Landmark = (street) => {
  const m = mason(street, '#b5705a', 0.2);
  const round = (x: number, wide: number, tall: number) =>
    m.box(x, 110, wide, tall) +
    m.box(x, 110 + tall, wide + 12, 14) +
    m.teeth(x, 124 + tall, wide + 12, 6) +
    m.lights(x, 110 + tall * 0.5, wide * 0.6, tall * 0.26, 2);
  return (
    path('M-420 0L-260 -300L-160 -210L-30 -380L130 -220L230 -310L430 0Z', street.far('#5f6f8a', 0.5)) +
    path('M-70 -330L-30 -380L16 -336L-10 -320L-34 -340Z', '#ffffff', { opacity: 0.8 }) +
    path('M-340 0Q-160 -150 340 0Z', street.far('#5f7f4a', 0.25)) +
    m.box(0, 100, 300, 110) +
    m.lights(0, 120, 270, 60, 9) +
    m.teeth(0, 210, 300, 14) +
    round(-150, 76, 180) +
    round(150, 84, 150) +
    round(20, 64, 220) +
    m.mast(20, 350, 60)
  );
};
