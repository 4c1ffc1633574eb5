import { circle, line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** Cardiff Castle's clock tower, painted and gilded, and the Norman keep. */
export const cardiffCastle: Landmark = (street) => {
  const m = mason(street, '#c9b48e', 0.28);
  return (
    path('M-60 0Q60 -150 110 -150H220Q300 -140 350 0Z', street.far('#7f9a5a', 0.25)) +
    m.box(165, 140, 150, 110) +
    m.teeth(165, 250, 150, 8) +
    m.lights(165, 170, 110, 44, 4) +
    m.box(0, 0, 620, 90) +
    m.teeth(0, 90, 620, 30) +
    m.box(-150, 0, 96, 400) +
    m.lights(-150, 200, 60, 70, 2) +
    rect(-198, -372, 96, 88, street.far('#8a2415', 0.15)) +
    m.clock(-150, 328, 33) +
    m.box(-150, 400, 110, 16) +
    m.lights(-150, 416, 84, 34, 5) +
    m.shape('M-204 -452L-150 -560L-96 -452Z') +
    m.mast(-150, 556, 44) +
    line('M-198 -372H-102M-198 -284H-102', street.far('#e9b044', 0.05), 6)
  );
};

/** Mumbles lighthouse on its islands across the bay. */
export const mumbles: Landmark = (street) => {
  const m = mason(street, '#f6f1e4', 0.1);
  const rock = mason(street, '#6f6a5a', 0.25);
  return (
    rect(-460, -90, 920, 100, street.far('#5f9fae', 0.2)) +
    rock.shape('M-280 -70Q-180 -190 -60 -150T60 -70Z') +
    rock.shape('M20 -70Q110 -200 210 -180Q290 -150 320 -70Z') +
    path('M40 -110Q120 -206 210 -190Q270 -170 290 -120Q170 -160 40 -110Z', street.far('#7f9a4a', 0.2)) +
    m.shape('M128 -180L140 -380H204L216 -180Z') +
    m.shade('M180 -180L180 -380H204L216 -180Z') +
    m.box(172, 380, 84, 14) +
    rect(152, -436, 40, 44, street.hour.evening ? '#ffe9b8' : street.far('#9cc7c4', 0.1)) +
    path('M144 -434Q172 -474 200 -434Z', street.far('#c12713', 0.1)) +
    (street.hour.evening ? path('M152 -416L-420 -520V-330Z', '#fff3c4', { opacity: 0.3 }) : '') +
    path('M-200 -40L-196 -130L-120 -44Z', street.far('#c12713', 0.1)) +
    path('M-206 -40H-110L-126 -22H-190Z', street.far('#fffaf0', 0.1))
  );
};

/** St Giles', Wrexham: the richest tower in Wales. */
export const stGiles: Landmark = (street) => {
  const m = mason(street, '#c48f62', 0.25);
  return (
    m.box(-150, 0, 230, 170) +
    m.lights(-150, 40, 200, 90, 5) +
    m.point(-150, 170, 240, 40) +
    m.box(60, 0, 120, 420) +
    many(5, (i) => m.lights(60, 50 + i * 76, 90, 50, 3) + m.box(60, 36 + i * 76, 128, 8)) +
    many(2, (i) => m.box(i ? 112 : 8, 400, 26, 80) + m.point(i ? 112 : 8, 480, 32, 60)) +
    m.teeth(60, 420, 120, 6) +
    many(4, (i) => circle(-280 + i * 170, -24, 40, street.far('#5f8246', 0.25)))
  );
};

/** Tenby: St Catherine's fort on its island, painted houses and boats. */
export const tenbyIsland: Landmark = (street) => {
  const rock = mason(street, '#7f6f62', 0.2);
  const fort = mason(street, '#b5a68c', 0.2);
  const houses = many(
    6,
    (i) =>
      rect(
        -330 + i * 46,
        -250 - (i % 3) * 24,
        42,
        150,
        street.far(['#f2cd6a', '#efb79a', '#9cc7c4', '#e89a86', '#fffaf0', '#a9c6a0'][i] ?? '#fffaf0', 0.1),
      ) +
      path(`M${-334 + i * 46} ${-250 - (i % 3) * 24}l25 -30l25 30Z`, street.far('#5a5f66', 0.2)) +
      rect(-318 + i * 46, -230 - (i % 3) * 24, 14, 18, street.far('#4a6470', 0.2)) +
      rect(-318 + i * 46, -180, 14, 18, street.far('#4a6470', 0.2)),
  );
  const boat = (x: number, colour: string) =>
    path(`M${x - 40} -30H${x + 40}L${x + 26} -6H${x - 26}Z`, colour) +
    line(`M${x} -30V-96`, '#6b4a30', 4) +
    path(`M${x + 4} -92L${x + 38} -38H${x + 4}Z`, street.far('#fffaf0', 0.05));
  return (
    rect(-460, -70, 920, 80, street.far('#5fb0b8', 0.12)) +
    rock.shape('M-360 -50V-130Q-200 -150 -40 -110L-20 -50Z') +
    houses +
    rock.shape('M60 -50Q70 -190 140 -220H260Q320 -180 330 -50Z') +
    path('M84 -170Q110 -226 200 -228Q300 -226 314 -150Q200 -200 84 -170Z', street.far('#7fa04a', 0.15)) +
    fort.box(200, 214, 150, 90) +
    fort.teeth(200, 304, 150, 7) +
    fort.lights(200, 236, 120, 30, 5) +
    boat(-120, '#c12713') +
    boat(10, '#23506b')
  );
};

/** The Titanic building: four silver prows. */
export const titanicBuilding: Landmark = (street) => {
  const facet = (d: string, colour: string) => path(d, street.far(colour, 0.12));
  return (
    facet('M-40 0L-90 -330L-10 -310L40 0Z', '#b9c4c8') +
    facet('M-20 0L20 -310L110 -340L70 0Z', '#9aa8ae') +
    facet('M-250 0L-330 -390L-60 -250L-20 0Z', '#e3e9e8') +
    facet('M-250 0L-330 -390L-190 -318L-150 0Z', '#c3ced2') +
    facet('M260 0L340 -390L70 -250L30 0Z', '#cdd6d8') +
    facet('M260 0L340 -390L210 -318L170 0Z', '#a3b1b7') +
    many(60, () => {
      const x = street.random.between(-280, 280);
      const top = 60 + Math.abs(x) * 0.7;
      return path(`M${x} ${-street.random.between(20, top)}l12 -16l10 16Z`, '#ffffff', { opacity: 0.3 });
    }) +
    rect(-34, -170, 68, 170, street.hour.evening ? '#ffdf9a' : street.far('#4f6f7c', 0.2))
  );
};

/** The Palm House of the Botanic Gardens. */
export const palmHouse: Landmark = (street) => {
  const glass = street.hour.evening ? '#dff0c0' : street.far('#dcefe6', 0.1);
  const rib = street.far('#fffdf6', 0.05);
  const palms = many(7, (i) =>
    line(
      `M${-180 + i * 60} -20V${-120 - (i === 3 ? 100 : 0)}m0 0q-30 -26 -50 4m50 -4q30 -28 50 4m-50 -4q-10 -40 -36 -44m36 44q12 -40 38 -42`,
      street.far('#2f6b3a', 0.1),
      8,
    ),
  );
  return (
    rect(-270, -130, 540, 130, glass) +
    path('M-280 -130Q0 -190 280 -130Z', glass) +
    path('M-120 0V-200C-120 -420 120 -420 120 -200V0Z', glass) +
    palms +
    line(
      `${many(10, (i) => `M${-270 + i * 60} 0V-138`)}M-280 -130H280M-270 -66H270M-120 0V-200C-120 -420 120 -420 120 -200V0M-60 0V-240Q-56 -340 0 -366Q56 -340 60 -240V0M0 0V-366M-120 -200H120M-114 -260H114`,
      rib,
      6,
    ) +
    rect(-16, -400, 32, 36, rib) +
    many(24, () =>
      circle(
        street.random.between(-330, 330),
        -street.random.between(0, 24),
        street.random.between(8, 16),
        street.far(street.random.pick(['#c12713', '#e89ab0', '#3f8247', '#f2c25e']), 0.1),
      ),
    )
  );
};

/** Derry's Guildhall and the Peace Bridge. */
export const guildhall: Landmark = (street) => {
  const m = mason(street, '#b5603f', 0.25);
  const bridge = street.far('#fffdf6', 0.08);
  return (
    m.box(-90, 0, 300, 190) +
    m.lights(-90, 100, 270, 70, 6) +
    m.lights(-90, 20, 270, 60, 6) +
    many(3, (i) => m.point(-190 + i * 100, 190, 84, 90)) +
    m.box(90, 0, 78, 380) +
    m.lights(90, 230, 50, 80, 2) +
    m.clock(90, 345, 28) +
    m.point(90, 380, 90, 120) +
    m.point(56, 380, 18, 54) +
    m.point(124, 380, 18, 54) +
    m.mast(90, 496, 36) +
    line('M-420 -60Q-100 -130 160 -66T480 -70', bridge, 10) +
    line(
      `M-240 -90L-200 -330M280 -64L240 -300${many(8, (i) => `M-208 -290L${-380 + i * 46} -80M250 -270L${120 + i * 40} -70`)}`,
      bridge,
      3,
    )
  );
};

/** Lisburn's market house and its cupola. */
export const marketHouse: Landmark = (street) => {
  const m = mason(street, '#d9c6a2', 0.25);
  const copper = mason(street, '#6aa594', 0.2);
  return (
    m.box(0, 0, 320, 210) +
    m.lights(0, 20, 290, 80, 7) +
    m.lights(0, 120, 290, 60, 7) +
    m.point(0, 210, 190, 54) +
    m.shape('M-170 -210L-150 -240H150L170 -210Z') +
    m.box(0, 236, 90, 110) +
    m.clock(0, 294, 27) +
    m.box(0, 346, 100, 12) +
    m.columns(0, 358, 70, 76, 5) +
    copper.dome(0, 434, 84, 66) +
    m.mast(0, 494, 56) +
    copper.shape('M2 -548h44l-12 14l12 14h-44Z') +
    m.box(-230, 0, 130, 150) +
    m.box(230, 0, 130, 170) +
    m.lights(-230, 40, 100, 50, 3) +
    m.lights(230, 50, 100, 50, 3)
  );
};
