import { drawStatic } from '../../ui/draw-static.server.ts';
import type { StaticParts } from '../../ui/static-part.tsx';
import { memoize } from '../../values/memoize.ts';
import { dishPartName, type PrintedMenu } from '../printed-menu.ts';
import { PrintedDishEntry } from './printed-dish.tsx';

/** A menu's dishes, rendered once for each content version. */
export const dishParts = memoize(
  ({ sections }: PrintedMenu): StaticParts =>
    Object.fromEntries(
      sections.flatMap((section) =>
        section.items.map((dish) => [dishPartName(section, dish), drawStatic(<PrintedDishEntry dish={dish} />)]),
      ),
    ),
);
