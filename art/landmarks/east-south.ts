import { circle, line, many, path, rect } from '../kit/svg.ts';
import { type Landmark, mason } from './mason.ts';

/** Norwich Castle: the square keep on its mound, blind arcades all round. */
export const norwichCastle: Landmark = (street) => {
  const m = mason(street, '#dcc9a0', 0.3);
  return (
    path('M-330 0Q-230 -180 -140 -190H140Q230 -180 330 0Z', street.far('#7f9a5a', 0.25)) +
    m.box(0, 186, 290, 250) +
    m.lights(0, 220, 260, 66, 8) +
    m.lights(0, 310, 260, 50, 10) +
    m.lights(0, 376, 260, 40, 10) +
    m.teeth(0, 436, 290, 13) +
    many(4, (i) => m.box(-132 + i * 88, 186, 17, 258))
  );
};

/** King's College Chapel, Cambridge, over the Backs. */
export const kingsChapel: Landmark = (street) => {
  const m = mason(street, '#ead9b2', 0.28);
  const turret = (x: number) =>
    m.box(x, 0, 40, 330) +
    m.lights(x, 250, 20, 60, 1) +
    m.box(x, 330, 30, 50) +
    m.dome(x, 380, 34, 36) +
    m.point(x, 400, 18, 40);
  return (
    m.box(90, 0, 370, 240) +
    many(9, (i) => m.box(-60 + i * 42, 0, 13, 262) + m.point(-60 + i * 42, 262, 18, 44)) +
    m.lights(110, 70, 330, 140, 8) +
    m.box(-150, 0, 150, 290) +
    m.lights(-150, 50, 100, 190, 1) +
    m.point(-150, 290, 150, 44) +
    turret(-220) +
    turret(-80) +
    turret(264)
  );
};

/** The Radcliffe Camera and a spire or two, dreaming. */
export const radcliffeCamera: Landmark = (street) => {
  const m = mason(street, '#e0c690', 0.3);
  return (
    m.box(-190, 0, 60, 250) +
    m.point(-190, 250, 60, 210) +
    m.tower(200, 0, 60, 330) +
    m.lights(200, 220, 40, 80, 1) +
    m.box(0, 0, 300, 120) +
    m.lights(0, 20, 270, 80, 7) +
    m.box(0, 120, 310, 14) +
    m.columns(0, 134, 250, 150, 12) +
    m.box(0, 284, 268, 20) +
    m.dome(0, 304, 220, 140) +
    m.columns(0, 430, 52, 54, 5) +
    m.dome(0, 484, 50, 38) +
    m.mast(0, 516, 28)
  );
};

/** Reading's blade of glass beside the river bridge. */
export const readingBlade: Landmark = (street) => {
  const m = mason(street, '#8fb0b8', 0.25);
  const stone = mason(street, '#cbb893', 0.3);
  return (
    m.box(-10, 0, 130, 380) +
    many(11, (i) =>
      rect(-68, -366 + i * 34, 116, 18, street.hour.evening ? '#ffe2a0' : street.far('#dceae8', 0.25), {
        opacity: 0.75,
      }),
    ) +
    m.pale('M60 0V-560L96 -380V0Z') +
    m.shade('M78 -470L96 -380V0H78Z') +
    stone.box(-190, 0, 150, 150) +
    stone.lights(-190, 30, 120, 60, 4) +
    stone.shape('M110 0V-80Q240 -140 370 -80V0Z') +
    path('M150 0Q195 -90 240 0ZM250 0Q295 -90 340 0Z', street.far('#5f8f96', 0.25))
  );
};

/** The Royal Pavilion's onion domes and minarets. */
export const royalPavilion: Landmark = (street) => {
  const m = mason(street, '#efe0bd', 0.22);
  const minaret = (x: number, tall: number) =>
    m.box(x, 0, 20, tall) + m.box(x, tall, 30, 12) + m.onion(x, tall + 12, 28, 56);
  return (
    m.box(0, 0, 430, 150) +
    m.lights(0, 20, 400, 100, 13) +
    m.box(0, 150, 450, 14) +
    m.box(0, 164, 120, 110) +
    m.lights(0, 176, 100, 80, 5) +
    m.onion(0, 274, 190, 220) +
    m.mast(0, 488, 54) +
    m.box(-140, 164, 84, 50) +
    m.onion(-140, 214, 120, 140) +
    m.box(140, 164, 84, 50) +
    m.onion(140, 214, 120, 140) +
    minaret(-74, 330) +
    minaret(74, 330) +
    minaret(-214, 260) +
    minaret(214, 260)
  );
};

/** A liner leaving Southampton Water. */
export const oceanLiner: Landmark = (street) => {
  const hull = street.far('#1f2a44', 0.1);
  const white = street.far('#fffaf0', 0.1);
  const funnel = (x: number) =>
    path(`M${x} -300L${x + 16} -440H${x + 84}L${x + 72} -300Z`, street.far('#c12713', 0.08)) +
    path(`M${x + 12} -410L${x + 16} -440H${x + 84}L${x + 81} -410Z`, street.far('#20262c', 0.15)) +
    circle(x + 100, -480, 30, '#fffdf6', { opacity: 0.5 }) +
    circle(x + 150, -510, 40, '#fffdf6', { opacity: 0.35 });
  const decks = many(
    3,
    (i) =>
      rect(-230 + i * 34, -210 - i * 40, 440 - i * 60, 42, white) +
      many(15 - i * 2, (k) =>
        circle(-210 + i * 34 + k * 27, -188 - i * 40, 7, street.hour.evening ? '#ffd98a' : street.far('#4a6470', 0.2)),
      ),
  );
  return (
    funnel(-120) +
    funnel(0) +
    funnel(120) +
    decks +
    path('M-330 -220L-250 -170H330Q320 -60 270 0H-230Q-300 -80 -330 -220Z', hull) +
    path('M-248 -30L-230 0H270L288 -30Z', street.far('#a3301e', 0.15)) +
    rect(-262, -172, 592, 8, white) +
    line('M-280 -210L-200 -420L60 -440L300 -180', street.far('#5a656a', 0.3), 3)
  );
};

/** The Spinnaker Tower, sail full. */
export const spinnaker: Landmark = (street) => {
  const m = mason(street, '#f6f2e6', 0.12);
  return (
    m.rod('M-20 0V-640', 12) +
    m.rod('M-20 -30Q190 -240 -10 -560', 15) +
    m.rod('M-20 -60Q110 -260 -16 -520', 8) +
    m.rod(
      many(7, (i) => `M-20 ${-90 - i * 62}L${[66, 96, 108, 104, 86, 58, 24][i]} ${-110 - i * 62}`),
      4,
    ) +
    m.rod('M-60 0L-20 -200L30 0', 11) +
    m.box(8, 480, 70, 22) +
    m.box(8, 508, 52, 18) +
    m.shape('M-18 -640L36 -540H-18Z')
  );
};

/** The end of Bournemouth pier: a theatre, a big wheel and the sea. */
export const bournemouthPier: Landmark = (street) => {
  const m = mason(street, '#f3e6cc', 0.2);
  const steel = street.far('#fffaf0', 0.1);
  const pods = many(18, (i) => {
    const a = (i / 18) * 6.283;
    const [x, y] = [110 + Math.cos(a) * 170, -320 + Math.sin(a) * 170];
    return (
      line(`M110 -320L${x} ${y}`, steel, 2.5) +
      circle(x, y, 12, street.far(['#c12713', '#f2c25e', '#35699a'][i % 3] ?? '#c12713', 0.1))
    );
  });
  return (
    rect(-420, -60, 900, 70, street.far('#5fa0ac', 0.15)) +
    circle(110, -320, 170, 'none', { stroke: steel, 'stroke-width': 8 }) +
    pods +
    line('M110 -320L30 -120M110 -320L190 -120', steel, 9) +
    m.box(-130, 120, 200, 110) +
    m.dome(-130, 230, 130, 74) +
    m.lights(-130, 136, 180, 60, 6) +
    m.mast(-130, 290, 50) +
    rect(-400, -122, 860, 18, street.far('#8a5a3a', 0.2)) +
    line(
      many(15, (i) => `M${-390 + i * 58} -108V0M${-390 + i * 58} -108L${-332 + i * 58} 0`),
      street.far('#6b4a36', 0.25),
      6,
    )
  );
};

/** Canterbury's Westgate towers with Bell Harry behind. */
export const westgateTowers: Landmark = (street) => {
  const m = mason(street, '#b3a78e', 0.3);
  const far = mason(street, '#d6c49a', 0.5);
  const drum = (x: number) =>
    m.box(x, 0, 112, 330) +
    m.teeth(x, 346, 122, 6) +
    m.box(x, 330, 124, 18) +
    m.lights(x, 120, 40, 60, 1) +
    m.lights(x, 230, 40, 50, 1);
  return (
    far.tower(210, 0, 76, 470) +
    far.lights(210, 330, 56, 110, 2) +
    far.box(300, 0, 180, 220) +
    m.box(0, 0, 130, 280) +
    path('M-44 0V-110C-44 -170 44 -170 44 -110V0Z', street.far('#3a2a20', 0.3)) +
    m.teeth(0, 280, 130, 6) +
    drum(-100) +
    drum(100)
  );
};
