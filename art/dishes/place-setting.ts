import { at } from '../kit/svg.ts';
import { plainTable } from '../table/cloth.ts';
import { fork, knife, napkin } from '../table/dressing.ts';

export const table = (colour: string) => plainTable(1200, 900, colour);

export const middle = (...content: string[]) => at(600, 450, content.join(''));

export const pairOf = (colour: string) =>
  at(70, 470, fork()) + at(1136, 470, knife()) + at(1190, 860, napkin(colour), 8);
