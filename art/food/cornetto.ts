import { mix } from '../kit/colour.ts';
import { blob, type Point, polar, straight } from '../kit/curve.ts';
import { faceGlint, faceLight } from '../kit/lamp.ts';
import type { Random } from '../kit/random.ts';
import { circle, group, line, many, path } from '../kit/svg.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';

const bend = 1.32;
const spine = 262;

/** A place on the crescent: `along` -1 to 1 from tip to tip, `across` -1 on the inside to 1 on the outside. */
const placed = (along: number, across: number, half: number): Point => {
  const [x, y] = polar(-Math.PI / 2 + along * bend, spine + across * half);
  return [x, y + 150];
};

interface Turn {
  from: number;
  to: number;
}

// The middle turn of the roll lies over its neighbours, and so on out to the tips.
const turns: Turn[] = [4, 3, 2, 1].flatMap((place) => {
  const edges = [0.13, 0.4, 0.64, 0.85, 1.04] as const;
  const [from, to] = [edges[place - 1] ?? 0, edges[place] ?? 1];
  return [
    { from: -to, to: -from + 0.05 },
    { from: from - 0.05, to },
  ];
});

const breadth = (along: number) => 20 + 144 * Math.max(0, Math.cos(Math.min(1.04, Math.abs(along)) * 1.44)) ** 0.8;

/** A leaf of pastry: how dark it was baked, and whether it ends here and shows its pale edge. */
interface Leaf {
  bake: number;
  ends: boolean;
}

/** The colour of the crust on a turn lying round `middle`, at shares of its length and breadth. */
function crust({ bake, ends }: Leaf, middle: number, share: number, across: number): string {
  const turned = -Math.PI / 2 + middle * bend;
  const [out, on] = [across * 0.86, (share - 0.5) * 1.25];
  const up = Math.sqrt(Math.max(0.05, 1 - out * out * 0.9 - on * on * 0.6));
  const length = Math.hypot(out, on, up);
  const normal = [
    (Math.cos(turned) * out - Math.sin(turned) * on) / length,
    (Math.sin(turned) * out + Math.cos(turned) * on) / length,
    up / length,
  ] as const;
  const crown = Math.sin(share * Math.PI) * (1 - across * across * 0.5);
  const baked = mix(mix('#eeb252', '#a85414', 0.72 * crown + 0.28 * bake), '#f6d08a', ends ? 0.45 : 0);
  const light = faceLight(normal);
  const shaded = mix(baked, '#5e2606', Math.max(0, 0.76 - light) * 1.1);
  return mix(
    mix(shaded, '#ffd98c', Math.max(0, light - 0.74) * 1.5),
    '#fff3d0',
    (0.25 + 0.3 * bake) * faceGlint(normal, 30),
  );
}

const LEAVES = 15;
const CELLS = 16;

/** One turn of the roll: leaf upon leaf of pastry, pale where a leaf ends and dark on the crown. */
function rolled(random: Random, { from, to }: Turn): string {
  const middle = (from + to) / 2;
  const full = breadth(middle) * (1 - 0.12 * Math.abs(middle));
  const lines = Array.from({ length: LEAVES + 1 }, (_, i) => ({
    along: from + ((to - from) * i) / LEAVES,
    half: full * (0.84 + 0.18 * Math.sin((i / LEAVES) * Math.PI)) * random.between(0.985, 1.015),
    slant: random.between(-0.006, 0.006),
  }));
  const edge = (i: number, across: number) => {
    const { along = 0, half = 0, slant = 0 } = lines[i] ?? {};
    return placed(along + slant * across - Math.sign(along) * 0.03 * across * across, across, half);
  };
  const leaves = many(LEAVES, (i) => {
    const leaf = { bake: random.next(), ends: random.chance(0.3) };
    return many(CELLS, (k) => {
      const [a, b] = [(k / CELLS) * 2 - 1, ((k + 1) / CELLS) * 2 - 1];
      const fill = crust(leaf, middle, (i + 0.5) / LEAVES, (a + b) / 2);
      return path(straight([edge(i, a), edge(i + 1, a), edge(i + 1, b), edge(i, b)]), fill, {
        stroke: fill,
        'stroke-width': 1,
      });
    });
  });
  const seams = many(LEAVES - 1, (i) => {
    if (random.chance(0.3)) return '';
    const [start, stop] = [random.between(-1, -0.3), random.between(0.2, 1)];
    const seam = straight(
      Array.from({ length: 9 }, (_, k) => edge(i + 1, start + ((stop - start) * k) / 8)),
      false,
    );
    return (
      line(seam, '#6a2e0a', random.between(1.5, 3.5), { opacity: 0.55 }) +
      line(seam, '#ffe2a4', random.between(1, 2.4), { opacity: 0.7, transform: 'translate(-1.6 -2)' })
    );
  });
  return group({ filter: 'url(#flaky)' }, leaves, seams);
}

/** A croissant, baked dark, every leaf of it to be seen; flakes have come off. */
export const croissant = (random: Random) =>
  group(
    { opacity: 0.5, filter: 'url(#soft16)', transform: 'translate(14 24)' },
    ...turns.map(({ from, to }) =>
      path(
        straight([
          placed(from, 1, breadth(from)),
          placed(to, 1, breadth(to)),
          placed(to, -1, breadth(to)),
          placed(from, -1, breadth(from)),
        ]),
        '#2a0b03',
      ),
    ),
  ) +
  turns.map((turn) => rolled(random, turn)).join('') +
  rolled(random, { from: -0.19, to: 0.19 });

/** Flakes of crust on the plate. */
export const flakes = (random: Random, count: number, reach: number) =>
  group(
    { filter: 'url(#leafy)' },
    many(count, () => {
      const [x, y] = polar(random.next() * 6.283, reach * random.between(0.5, 1));
      return path(
        blob(random, {
          x,
          y,
          radius: random.between(3, 12),
          wobble: 0.6,
          points: 6,
          wide: 1.6,
          turn: random.next() * 3,
        }),
        random.pick(['#d08a34', '#b8681f', '#e9b65c', '#f3cf86']),
      );
    }),
  );

/** A cup of cappuccino from above with a heart poured in the foam. */
export const cappuccino = () =>
  plate(150, glazes.cream) +
  bowl(116, glazes.cream) +
  circle(0, 0, 102, '#7a4018') +
  circle(0, 0, 94, '#b06a30') +
  path('M0 66C-90 10 -84 -62 -38 -64Q-8 -64 0 -34Q8 -64 38 -64C84 -62 90 10 0 66Z', '#fbeacb') +
  path('M0 34C-44 4 -42 -30 -20 -32Q-4 -32 0 -16Q4 -32 20 -32C42 -30 44 4 0 34Z', '#c98a4c', { opacity: 0.7 });
