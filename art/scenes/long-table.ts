import { burrataPlate } from '../food/burrata.ts';
import { oliveBowl } from '../food/marinated-olives.ts';
import { mozzarella } from '../food/melted-cheese.ts';
import { pizza, toppingPlaces } from '../food/pizza.ts';
import { splash } from '../food/sauces.ts';
import { salame } from '../food/slices.ts';
import { nest } from '../food/strands.ts';
import { thrownCloth, wineFromAbove } from '../hero/company.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, rect } from '../kit/svg.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { fork, parmesan } from '../table/dressing.ts';
import { basilSprig, rocketLeaf, tomato } from '../table/garden.ts';
import { framed, windowLight } from '../table/scene.ts';

const pizzas = {
  margherita: (random: Random) =>
    toppingPlaces(random, 400, 5, 2, 1).map(([x, y]) => at(x, y, basilSprig(random, 120, 2))),
  diavola: (random: Random) => toppingPlaces(random, 400, 8, 4, 1).map(([x, y]) => at(x, y, salame(random, 54))),
  rucola: (random: Random) =>
    toppingPlaces(random, 400, 12, 8, 2).map(([x, y]) => at(x, y, rocketLeaf(random, 150), random.between(0, 360))),
};

const served = (random: Random, topping: keyof typeof pizzas) =>
  plate(486, glazes.basil) +
  pizza(random, 400, topping === 'rucola' ? 'bianca' : 'rossa', mozzarella(random, 400), ...pizzas[topping](random));

const spaghetti = (random: Random) =>
  bowl(400, glazes.cobalt) +
  nest(random, { radius: 306, width: 12, swirls: 56, abreast: 6, colours: ['#efb650', '#f3c264', '#eb8f3c'] }) +
  splash(random, 120, '#c42b13', 0.3) +
  parmesan(random, 170, 14) +
  basilSprig(random, 120, 3);

/** A table laid for many, 1600 by 640, seen from above: the picture for parties and gifts. */
export function longTable(): string {
  const random = seeded('fourteen for lunch');
  const cloth = thrownCloth(1600, 640, 'M-60 60C400 40 1200 70 1700 50V600C1200 620 500 580 -60 610Z');
  const small = (x: number, y: number, scale: number, drawn: string) => at(x, y, drawn, 0, scale);
  return framed(
    1600,
    640,
    [
      rect(0, 0, 1600, 640, '#2a5442'),
      cloth,
      small(230, 330, 0.46, served(random, 'margherita')),
      small(600, 190, 0.34, spaghetti(random)),
      small(600, 480, 0.26, plate(440, glazes.ochre) + burrataPlate(random)),
      small(980, 350, 0.5, served(random, 'diavola')),
      small(1330, 180, 0.3, bowl(400, glazes.ochre) + oliveBowl(random)),
      small(1400, 480, 0.4, served(random, 'rucola')),
      at(430, 96, wineFromAbove(52)) +
        at(790, 90, wineFromAbove(52)) +
        at(1150, 96, wineFromAbove(52)) +
        at(780, 560, wineFromAbove(52)),
      at(1190, 560, tomato(random, 40)) + at(1130, 590, tomato(random, 30)) + at(430, 560, basilSprig(random, 70, 3)),
      small(30, 330, 0.6, fork()) + small(746, 330, 0.5, fork()),
      windowLight(1600, 640, 0.42),
    ].join(''),
  );
}
