import { z } from 'zod';
import { postId } from './social-contract.ts';

/** `url` has no trailing slash. */
export type InstagramOptions = { url: string; token: string; timeoutMs: number };

const FIELDS = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp';
/** More than are shown, since some posts have no usable picture. */
const ASKED = 16;
const PERMALINK = /^https:\/\/www\.instagram\.com\/[\w./-]+$/;

/** A post of the Graph API: a video has its still in thumbnail_url, and media_url may be missing. */
const post = z.object({
  id: postId,
  caption: z.string().default(''),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_url: z.url().optional(),
  thumbnail_url: z.url().optional(),
  permalink: z.string().optional(),
  timestamp: z.string().optional(),
});
const answer = z.object({ data: z.array(z.unknown()) });

export type InstagramPost = {
  id: string;
  caption: string;
  permalink: string | null;
  timestamp: string | null;
  /** Address of its still picture. */
  source: string;
};

function readPost(item: unknown): InstagramPost[] {
  const { success, data } = post.safeParse(item);
  const source = data?.thumbnail_url ?? (data?.media_type === 'VIDEO' ? undefined : data?.media_url);
  if (!success || !source) return [];
  const { id, caption, permalink = '', timestamp = null } = data;
  return [{ id, caption, permalink: PERMALINK.test(permalink) ? permalink : null, timestamp, source }];
}

/**
 * The latest posts with a picture, newest first. Throws if Instagram is late, refuses, or responds with another shape.
 */
export async function fetchPosts({ url, token, timeoutMs }: InstagramOptions): Promise<InstagramPost[]> {
  const address = new URL(`${url}/me/media`);
  address.search = new URLSearchParams({ fields: FIELDS, limit: String(ASKED), access_token: token }).toString();
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  const result = answer.safeParse(await response.json().catch(() => null));
  if (!result.success) throw new Error('answered something else than posts');
  return result.data.data.flatMap(readPost);
}
