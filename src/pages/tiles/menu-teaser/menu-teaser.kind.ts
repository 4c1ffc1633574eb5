import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';
import { teaserCard, teaserPlate } from './menu-card.ts';

/** Selected dishes of a menu on a printed card; names and prices come from the menu. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('menu-teaser'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    menuId: z.string().describe('A menu in content/menus.'),
    dishes: z.array(z.string()).min(1).describe('Ids of its dishes. One that left the menu leaves the card.'),
    linkText: z.string().min(1).describe('Leads to the whole menu.'),
    more: z
      .strictObject({ text: z.string().min(1), url: linkUrl })
      .optional()
      .describe('Another way on beside it.'),
    image: image.optional().describe('The plate beside it. Left out, it is one of the dishes.'),
    look: z
      .enum(['slip', 'spread'])
      .optional()
      .describe('slip (default): a small card; spread: laid open, with a large plate.'),
  });

export const menuTeaser = tileKind({
  schema,
  isStatic: true,
  names: { menuId: 'menu', dishes: 'dish' },
  async prepare(tile, sources, pictureNames) {
    const menu = await sources.menu(tile.menuId);
    const sections = teaserCard(menu, tile.dishes);
    if (sections.length === 0) throw new Error(`None of its dishes is still on the menu ${tile.menuId}`);
    return { ...tile, sections, plate: teaserPlate(menu, tile.dishes, pictureNames) };
  },
});
export type ReadyMenuTeaser = ReadyTileOf<typeof menuTeaser>;
