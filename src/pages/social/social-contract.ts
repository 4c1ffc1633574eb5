import { z } from '@hono/zod-openapi';

/** Under this path a post's picture comes from our own server: no browser asks Instagram for anything. */
export const PICTURES = '/images/insta';

/** Ids are digits; those of an older kind have a second number. */
export const postId = z.string().regex(/^\d{1,25}(_\d{1,25})?$/);

const socialPost = z.object({
  id: postId,
  caption: z.string(),
  /** The post itself, on Instagram; null where it has no address of its own. */
  permalink: z.url().nullable(),
  timestamp: z.string().nullable(),
  /** On this site. */
  picture: z.string(),
});
export type SocialPost = z.infer<typeof socialPost>;

/** GET /api/social/insta/media: the latest posts, newest first; none when there is no feed to be had. */
export const socialMediaAnswer = z.object({
  media: z.array(socialPost),
  /** Epoch ms from which asking again may answer more; null when there is no feed. */
  freshUntil: z.int().nullable(),
});
export type SocialMediaAnswer = z.infer<typeof socialMediaAnswer>;
