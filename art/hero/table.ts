import { mozzarella } from '../food/melted-cheese.ts';
import { pizza, toppingPlaces } from '../food/pizza.ts';
import { palette } from '../kit/colour.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, rect } from '../kit/svg.ts';
import { wordmark } from '../marks/logo.ts';
import { glazes, plate } from '../table/crockery.ts';
import { dusting } from '../table/dressing.ts';
import { basilSprig, tomato } from '../table/garden.ts';
import { framed, windowLight } from '../table/scene.ts';
import { fold, grissino, oilDish, thrownCloth, wineFromAbove } from './company.ts';
import { pulledSlice } from './pulled-slice.ts';

const linen = '#f7e8c9';

const shared = (random: Random, radius: number, from: number, to: number) => {
  const basil = toppingPlaces(random, radius, 6, 3, 0)
    .map(([x, y]) => at(x, y, basilSprig(random, radius * 0.3, 2)))
    .join('');
  const whole = pizza(random, radius, 'rossa', mozzarella(random, radius, 15, 0.135), basil);
  return plate(radius * 1.24, glazes.basil) + pulledSlice(random, whole, { from, to, away: radius * 0.34, radius });
};

/** The wide table, 1600 by 900: pizza to the right, plain linen to the left where words go. */
export function heroWide(): string {
  const random = seeded('sunday lunch');
  const cloth = thrownCloth(1600, 900, 'M640 -60C600 200 660 420 560 620C520 720 560 840 520 980H1700V-60Z');
  const folds =
    fold('M700 -40C660 180 740 380 660 560') +
    fold('M640 960C700 860 860 900 960 960') +
    fold('M1400 -20C1460 120 1560 160 1640 160');
  return framed(
    1600,
    900,
    [
      rect(0, 0, 1600, 900, linen),
      cloth,
      folds,
      at(1080, 470, dusting(random, 690, '#fffaf0', 130)),
      at(1070, 474, shared(random, 386, 2.2, 3.0)),
      at(1534, 96, wineFromAbove(108)),
      at(642, 76, oilDish(random, 88)),
      at(1500, 770, grissino(random, 380), -58) + at(1556, 800, grissino(random, 400), -70),
      at(604, 812, tomato(random, 72)),
      at(712, 866, tomato(random, 58)),
      at(520, 872, basilSprig(random, 120, 3)),
      windowLight(1600, 900, 0.42),
    ].join(''),
  );
}

/** The card shown when a page is shared, 1200 by 630: the name on linen beside the pizza. */
export function shareCard(): string {
  const random = seeded('sunday lunch, posted');
  const cloth = thrownCloth(1200, 630, 'M600 -60C560 160 640 320 560 470C530 540 560 600 540 720H1300V-60Z');
  return framed(
    1200,
    630,
    [
      rect(0, 0, 1200, 630, linen),
      cloth,
      at(900, 330, shared(random, 300, 2.2, 3.0)),
      at(520, 580, tomato(random, 52)),
      at(604, 40, oilDish(random, 64)),
      windowLight(1200, 630, 0.42),
      at(78, 330, wordmark(palette.tomato, palette.basil, palette.cream), 0, 0.152),
    ].join(''),
  );
}
