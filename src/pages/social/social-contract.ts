import { z } from '@hono/zod-openapi';

/** Path of the posts' pictures on our own server, so that browsers never contact Instagram. */
export const PICTURES = '/images/insta';

/** Ids are digits; older ones have a second number. */
export const postId = z.string().regex(/^\d{1,25}(_\d{1,25})?$/);

const socialPost = z.object({
  id: postId,
  caption: z.string(),
  /** The post on Instagram; null without an address. */
  permalink: z.url().nullable(),
  timestamp: z.string().nullable(),
  /** Address of the picture on this site. */
  picture: z.string(),
});
export type SocialPost = z.infer<typeof socialPost>;

/** GET /api/social/insta/media: the latest posts, newest first; empty without a feed. */
export const socialMediaAnswer = z.object({
  media: z.array(socialPost),
  /** Epoch ms from which a new call may return more; null without a feed. */
  freshUntil: z.int().nullable(),
});
export type SocialMediaAnswer = z.infer<typeof socialMediaAnswer>;
