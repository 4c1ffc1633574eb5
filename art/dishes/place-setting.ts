import { at } from '../kit/svg.ts';
import { plainTable } from '../table/cloth.ts';
import { fork, knife, napkin } from '../table/dressing.ts';

export const table = (colour: string) => plainTable(1200, 900, colour);

/** The largest plate of which a circle cut from the picture shows the whole rim. */
const WHOLE_PLATE = 440;

/** In the middle of the picture; drawn round a plate larger than a circle can show, it is made as small as needed. */
export const middle = (...content: string[]) => at(600, 450, content.join(''));
export const middleOf = (plateRadius: number, ...content: string[]) =>
  at(600, 450, content.join(''), 0, Math.min(1, WHOLE_PLATE / plateRadius));

export const pairOf = (colour: string) =>
  at(70, 470, fork()) + at(1136, 470, knife()) + at(1190, 860, napkin(colour), 8);
