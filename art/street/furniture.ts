import { darker } from '../kit/colour.ts';
import { at, circle, ellipse, line, many, path, rect } from '../kit/svg.ts';
import type { Street } from './street.ts';

const bush = (street: Street, count: number, wide: number, tall: number) =>
  many(count, () =>
    ellipse(
      street.random.between(-wide, wide),
      -street.random.between(0, tall),
      street.random.between(10, 18),
      street.random.between(8, 14),
      street.tone(street.random.pick(['#2f6b3a', '#3f8247', '#28582f', '#4f9152'])),
    ),
  );

/** A tub of leaves or a clipped bay tree, foot at the origin. */
export const planter = (street: Street) =>
  street.random.chance(0.5)
    ? at(0, -46, bush(street, 26, 34, 44)) +
      path('M-32 -48H32L25 0H-25Z', street.tone(street.livery.accent)) +
      rect(-35, -54, 70, 10, street.tone(darker(street.livery.accent, 0.15)))
    : rect(-4, -130, 8, 90, street.tone('#6b4226')) +
      at(
        0,
        -132,
        many(30, () =>
          circle(
            street.random.between(-30, 30),
            street.random.between(-34, 24),
            13,
            street.tone(street.random.pick(['#2f6b3a', '#3f8247', '#28582f'])),
          ),
        ),
      ) +
      path('M-26 -44H26L20 0H-20Z', street.tone(street.livery.paint));

/** A bistro table for two with a cloth, a bottle and a glass, foot at the origin. */
export const bistroTable = (street: Street) => {
  const { tone, livery } = street;
  const chair = (side: number) =>
    at(
      side * 70,
      0,
      line(
        `M${side * 14} -92V0M${-side * 16} -46V0M${-side * 18} -46H${side * 14}M${side * 14} -88q${-side * 6} -4 0 26`,
        tone('#3b2a20'),
        5,
      ),
    );
  return (
    ellipse(0, 2, 96, 8, '#1a0803', { opacity: 0.25 }) +
    chair(-1) +
    chair(1) +
    rect(-3, -60, 6, 60, tone('#2b2420')) +
    path('M-46 -66H46L38 -30Q28 -24 19 -30Q9 -24 0 -30Q-9 -24 -19 -30Q-28 -24 -38 -30Z', tone('#fff7ea')) +
    many(4, (i) => path(`M${-34 + i * 20} -66h10l-2 35h-7Z`, tone(livery.accent), { opacity: 0.75 })) +
    ellipse(0, -66, 46, 7, tone('#fff7ea')) +
    rect(-20, -100, 10, 32, tone('#1f4534'), { rx: 3 }) +
    rect(-18, -110, 6, 14, tone('#1f4534')) +
    path('M12 -92h14q0 14 -7 15q-7 -1 -7 -15Z', '#a3142a') +
    line('M19 -77V-68', '#ffffff', 2)
  );
};

/** A street lamp, foot at the origin. */
export const lampPost = (street: Street) => {
  const glow = street.hour.evening
    ? circle(0, -312, 74, '#ffe2a0', { opacity: 0.3 }) + circle(0, -312, 36, '#ffe9b8', { opacity: 0.45 })
    : '';
  return (
    line('M0 0V-280', street.tone('#22302c'), 9) +
    path('M-16 0Q-8 -40 0 -46Q8 -40 16 0Z', street.tone('#22302c')) +
    path('M-20 -332L-14 -284H14L20 -332Z', street.hour.evening ? '#ffe9b8' : street.tone('#dfe8dc')) +
    path('M-26 -332Q0 -364 26 -332Z', street.tone('#22302c')) +
    glow
  );
};

/** A bicycle with a basket, leaning where it likes; wheels on the origin's line. */
export const bicycle = (street: Street) => {
  const frame = street.tone(street.livery.accent);
  const wheel = (x: number) =>
    circle(x, -34, 32, 'none', { stroke: street.tone('#2b2420'), 'stroke-width': 5 }) +
    circle(x, -34, 4, street.tone('#2b2420'));
  return (
    wheel(-52) +
    wheel(54) +
    line('M-52 -34L-24 -84L34 -84L8 -34ZM-24 -84L8 -34M54 -34L34 -100M-30 -96L-22 -80', frame, 6) +
    line('M-44 -98H-20M30 -104Q44 -112 52 -104', street.tone('#2b2420'), 6) +
    path('M40 -100H80L74 -70H46Z', street.tone('#b98346')) +
    line('M-52 -34H8', street.tone('#2b2420'), 3)
  );
};

/** Someone on their way to lunch, feet at the origin; `side` -1 walks left. */
export const walker = (street: Street, side = 1) => {
  const coat = street.tone(street.random.pick(['#c12713', '#23506b', '#e0a24e', '#1f4534', '#5a2036', '#fff1d8']));
  const skin = street.tone(street.random.pick(['#c98a64', '#e3b08a', '#8a5636', '#6a3f26']));
  return at(
    0,
    0,
    ellipse(0, 1, 34, 5, '#1a0803', { opacity: 0.25 }) +
      line('M-4 -60L-16 0M4 -60L18 -2', street.tone('#2b2a30'), 12) +
      path('M-22 -56Q-26 -124 0 -130Q26 -124 22 -56Z', coat) +
      line('M10 -116Q26 -96 24 -74', darker(coat, 0.15), 10) +
      circle(2, -146, 16, skin) +
      path(
        'M-16 -146Q-16 -168 4 -166Q22 -164 19 -148Q6 -158 -4 -152Q-8 -138 -16 -140Z',
        street.tone(street.random.pick(['#2b1a12', '#5a3218', '#b9803c'])),
      ),
    0,
    `${side} 1`,
  );
};

/** A small dog who has smelled the garlic bread. */
export const dog = (street: Street) => {
  const coat = street.tone(street.random.pick(['#8a5a2a', '#f3e6d0', '#2b2420']));
  return (
    line('M-26 -22V0M-16 -22V0M16 -22V0M24 -22V0', coat, 8) +
    path('M-34 -26Q-32 -46 0 -44L24 -46Q40 -66 56 -54L66 -42Q52 -36 44 -36Q38 -20 24 -18H-30Z', coat) +
    line('M-32 -36Q-48 -46 -46 -60', coat, 7) +
    path('M38 -56l-4 20l12 -6Z', darker(coat, 0.3)) +
    circle(52, -48, 2.6, '#1a0f0a') +
    line('M26 -40L34 -26', street.tone('#c12713'), 6)
  );
};

/** Festoon lights from one point to another. */
export const festoon = (street: Street, x1: number, y1: number, x2: number, y2: number, sag = 46) => {
  const bulbs = Math.round(Math.abs(x2 - x1) / 46);
  const point = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  return (
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, street.tone('#2b2420'), 2.5) +
    many(bulbs + 1, (i) => {
      const [x, y] = point(i / bulbs);
      return (
        (street.hour.evening ? circle(x, y + 8, 17, '#ffe2a0', { opacity: 0.35 }) : '') +
        circle(x, y + 8, 6.5, street.hour.evening ? '#fff3c4' : '#f6d98a')
      );
    })
  );
};

/** Triangular flags from one point to another. */
export const bunting = (street: Street, x1: number, y1: number, x2: number, y2: number, sag = 40) => {
  const flags = Math.round(Math.abs(x2 - x1) / 34);
  return (
    many(flags, (i) => {
      const t = (i + 0.5) / flags;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
      return path(
        `M${x - 13} ${y}h26l-13 26Z`,
        street.tone(['#c12713', '#fff7ea', '#2a5f47', '#f2c25e'][i % 4] ?? '#c12713'),
      );
    }) + line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, street.tone('#fff7ea'), 2.5)
  );
};
