import { carbonara } from '../food/carbonara.ts';
import { gnocchi } from '../food/gnocchi.ts';
import { lasagne } from '../food/lasagne.ts';
import { penne, raviolo } from '../food/pasta-shapes.ts';
import { tagliatelle } from '../food/ragu.ts';
import { heap, splash } from '../food/sauces.ts';
import { clam } from '../food/shellfish.ts';
import { nest } from '../food/strands.ts';
import { type Random, seeded } from '../kit/random.ts';
import { packed, rings } from '../kit/scatter.ts';
import { at, circle, line, many } from '../kit/svg.ts';
import { gingham, plainTable } from '../table/cloth.ts';
import { bowl, type Glaze, glazes } from '../table/crockery.ts';
import { fork, napkin, parmesan, parsley, pepper } from '../table/dressing.ts';
import { basilLeaf, basilSprig, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';

const table = (colour: string) => plainTable(1200, 900, colour);

const bowled = (seed: string, cloth: string, glaze: Glaze, food: (random: Random) => string) => () => {
  const random = seeded(seed);
  return overhead(cloth, at(600, 450, bowl(436, glaze) + at(0, 0, food(random), 0, 1.1)));
};

const beside = (cloth: string, colour: string) => cloth + at(1130, 690, napkin(colour), -14) + at(1112, 560, fork(), 8);

const strewnPieces = (random: Random, radius: number, count: number, draw: () => string) =>
  packed(random, radius, count, 0.7)
    .sort(() => random.next() - 0.5)
    .map(([x, y]) => at(x, y, draw(), random.between(0, 360)))
    .join('');

const chilliRing = (random: Random) =>
  circle(0, 0, random.between(8, 13), 'none', { stroke: '#c2210f', 'stroke-width': 6 });

export const pastas: Course = {
  'spaghetti-pomodoro': {
    alt: 'A nest of spaghetti with tomato sauce, cherry tomatoes and basil',
    draw: bowled(
      'pomodoro',
      beside(table('#23503f'), '#c12713'),
      glazes.cream,
      (random) =>
        nest(random, {
          radius: 306,
          width: 11,
          swirls: 60,
          abreast: 6,
          colours: ['#efb650', '#f3c264', '#eaa844', '#eb8f3c'],
        }) +
        at(0, 0, splash(random, 128, '#c42b13', 0.3)) +
        nest(random, { radius: 100, width: 11, swirls: 4, abreast: 4, colours: ['#e9893a', '#efa94a'] }) +
        at(10, 0, splash(random, 84, '#cf3318', 0.34)) +
        rings(random, 150, [[0.9, 7]])
          .map(([x, y]) => at(x, y, tomatoHalf(33), random.between(0, 360)))
          .join('') +
        parmesan(random, 190, 12) +
        basilSprig(random, 108, 3),
    ),
  },
  carbonara: {
    alt: 'Spaghetti carbonara with crisp guanciale, an egg yolk and black pepper',
    draw: () => overhead(table('#d8623a'), carbonara(seeded('carbonara'))),
  },
  'tagliatelle-ragu': {
    alt: 'Ribbons of tagliatelle with beef ragù and shaved parmesan',
    draw: () => overhead(beside(table('#f2c25e'), '#23513e'), tagliatelle(seeded('ragu'))),
  },
  'penne-arrabbiata': {
    alt: 'Penne in a fiery tomato sauce with chilli and parsley',
    draw: bowled(
      'arrabbiata',
      table('#f0d8a8'),
      glazes.basil,
      (random) =>
        at(0, 0, splash(random, 345, '#b52510', 0.04)) +
        strewnPieces(random, 300, 96, () => penne(random, random.pick(['#eba850', '#e9913c', '#f0b860', '#e07f33']))) +
        heap(random, 230, 36, 16, ['#c42b13', '#d8401f', '#a51f0d']) +
        strewnPieces(random, 240, 22, () => chilliRing(random)) +
        parsley(random, 270, 70) +
        parmesan(random, 220, 14),
    ),
  },
  lasagne: { alt: 'A tall slice of lasagne: layers of pasta, ragù and béchamel under a browned top', draw: lasagne },
  ravioli: {
    alt: 'Ravioli in sage butter with parmesan',
    draw: bowled(
      'ravioli',
      table('#7d2416'),
      glazes.rustic,
      (random) =>
        at(0, 0, splash(random, 335, '#e2a83c', 0.05)) +
        rings(random, 215, [[1, 6]], 0.15)
          .map(([x, y]) => at(x, y, raviolo(), random.between(-30, 30)))
          .join('') +
        at(0, 0, raviolo(), 20) +
        strewnPieces(random, 260, 11, () => basilLeaf(random, 74, '#7f9a72')) +
        parmesan(random, 250, 14) +
        pepper(random, 290, 50),
    ),
  },
  gnocchi: {
    alt: 'Potato gnocchi with basil pesto and pine nuts',
    draw: () => overhead(table('#e9cf9d'), gnocchi(seeded('gnocchi'))),
  },
  'linguine-vongole': {
    alt: 'Linguine with clams, parsley and chilli in a blue-painted bowl',
    draw: bowled(
      'vongole',
      gingham(1200, 900, 74, -8, '#35699a'),
      glazes.cobalt,
      (random) =>
        nest(random, { radius: 306, width: 13, swirls: 58, abreast: 5, colours: ['#f4cf7c', '#f7da94', '#eec266'] }) +
        packed(random, 255, 12, 0.3)
          .map(([x, y]) => at(x, y, clam(random, 104), random.between(0, 360)))
          .join('') +
        strewnPieces(random, 270, 14, () => chilliRing(random)) +
        parsley(random, 300, 120) +
        many(3, (i) => line(`M${-40 + i * 50} ${-60 + i * 40}l8 5`, '#fff', 3)),
    ),
  },
};
