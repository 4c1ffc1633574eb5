import { burrataPlate } from '../food/burrata.ts';
import { turkeyDinner } from '../food/christmas.ts';
import { thrownCloth, wineFromAbove } from '../hero/company.ts';
import { seeded } from '../kit/random.ts';
import { at, rect } from '../kit/svg.ts';
import { candle, clementine, cracker, firBough, holly, star } from '../table/christmas.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { fork } from '../table/dressing.ts';
import { framed, windowLight } from '../table/scene.ts';

/** The Christmas table from above, 1600 by 900: the feast to the right, dark cloth to the left where words go. */
export function christmasTable(): string {
  const random = seeded('twenty-four sleeps');
  const cloth = thrownCloth(1600, 900, 'M700 -60C660 180 720 380 640 560C600 700 650 820 610 980H1700V-60Z');
  const garland = [
    at(560, 0, firBough(random, 300, [50, 86, 122])),
    at(520, 300, firBough(random, 280, [60, 96, 20])),
    at(520, 620, firBough(random, 280, [70, 110, 24])),
    at(600, 900, firBough(random, 280, [250, 290, 330])),
  ].join('');
  return framed(
    1600,
    900,
    [
      rect(0, 0, 1600, 900, '#17382a'),
      cloth,
      at(1120, 470, plate(440, glazes.cream) + turkeyDinner(random), 0, 0.84),
      at(1480, 150, plate(440, glazes.ochre) + burrataPlate(random), 0, 0.34),
      at(
        1500,
        780,
        bowl(150, glazes.cobalt) +
          at(-44, 10, clementine(random, 58)) +
          at(50, -34, clementine(random, 54)) +
          at(36, 58, clementine(random, 52)),
      ),
      garland,
      at(640, 160, candle(40)) + at(590, 470, candle(44)) + at(650, 780, candle(40)),
      at(840, 110, wineFromAbove(72)) + at(1440, 480, wineFromAbove(66)) + at(800, 800, wineFromAbove(70)),
      at(1150, 62, cracker(280, '#c12713'), -8) + at(1200, 858, cracker(270, '#1f4534'), 10),
      at(706, 520, fork(), 4, 0.86),
      at(330, 100, star(26, '#f2c25e')) + at(110, 300, star(18, '#f2c25e')) + at(260, 800, star(22, '#f2c25e')),
      at(120, 840, holly(120), -10) + at(60, 70, holly(100), 120),
      windowLight(1600, 900, 0.3),
    ].join(''),
  );
}
