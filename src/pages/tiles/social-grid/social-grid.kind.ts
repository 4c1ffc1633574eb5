import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import type { SocialPost } from '../../social/social-contract.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

const NO_POSTS: SocialPost[] = [];

/** The latest posts of a social network, or the tile's own pictures. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('social-grid'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    network: z.enum(['instagram', 'facebook', 'tiktok']),
    handle: z.string().min(1).describe('As one would look for it: @tavola.example.'),
    url: linkUrl,
    posts: z
      .array(z.strictObject({ image, text: z.string().min(1) }))
      .min(3)
      .max(8),
  });

export const socialGrid = tileKind({
  schema,
  isStatic: true,
  async prepare(tile, { posts, changesAt }) {
    if (tile.network !== 'instagram') return { ...tile, latest: NO_POSTS };
    const { media, freshUntil } = await posts();
    if (freshUntil !== null) changesAt(freshUntil);
    // As many as the tile has pictures: fewer would leave gaps, so then none are shown.
    return { ...tile, latest: media.length < tile.posts.length ? NO_POSTS : media.slice(0, tile.posts.length) };
  },
});
export type ReadySocialGrid = ReadyTileOf<typeof socialGrid>;
