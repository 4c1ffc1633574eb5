import { MINUTE_MS } from '../../values/time/duration.ts';
import { fetchPosts, type InstagramPost } from './instagram.server.ts';
import { fetchPicture, type HeldPicture } from './picture-fetch.server.ts';
import { PICTURES, type SocialMediaAnswer, type SocialPost } from './social-contract.ts';

export type SocialFeed = {
  read(): Promise<SocialMediaAnswer>;
  picture(id: string): Promise<HeldPicture | null>;
};

const FRESH_MS = 10 * MINUTE_MS;
const AGAIN_AFTER_FAILURE_MS = MINUTE_MS;
const MOST_POSTS = 8;
const MOST_PICTURE_BYTES = 2 * 1024 * 1024;
const LONGEST_CAPTION = 160;
/** Hosts of Instagram's pictures. */
const PICTURE_HOSTS = /^[a-z0-9.-]+\.(cdninstagram\.com|fbcdn\.net)$/;

type Options = {
  url: string;
  token: string;
  timeoutMs?: number;
  /** Epoch ms. */
  now: () => number;
  report: (problem: string) => void;
};

/** Without a feed a tile shows its own pictures. */
export const noFeed: SocialFeed = {
  read: async () => ({ media: [], freshUntil: null }),
  picture: async () => null,
};

function short(caption: string): string {
  const words = caption.replaceAll(/\s+/g, ' ').trim();
  return words.length <= LONGEST_CAPTION ? words : `${words.slice(0, LONGEST_CAPTION - 1).trimEnd()}…`;
}

type Held = { posts: SocialPost[]; pictures: Map<string, HeldPicture> };

/**
 * The brand's Instagram posts, with their pictures in memory. Fetched at most once in ten minutes; on failure the last
 * posts stay.
 */
export function createSocialFeed({ url, token, timeoutMs = 3000, now, report }: Options): SocialFeed {
  const ownOrigin = new URL(url).origin;
  const isAllowed = (address: URL) =>
    address.origin === ownOrigin || (address.protocol === 'https:' && PICTURE_HOSTS.test(address.hostname));
  let cache: Held = { posts: [], pictures: new Map() };
  let freshUntil = 0;
  let refreshing: Promise<void> | undefined;

  const pictureOf = async ({ id, source }: InstagramPost) =>
    cache.pictures.get(id) ?? fetchPicture(source, { maxBytes: MOST_PICTURE_BYTES, timeoutMs, isAllowed });
  const refresh = async () => {
    const latest = await fetchPosts({ url, token, timeoutMs });
    const pictures = await Promise.all(latest.map(pictureOf));
    const usable = latest
      .flatMap((post, at) => {
        const picture = pictures[at];
        return picture ? [{ post, picture }] : [];
      })
      .slice(0, MOST_POSTS);
    cache = {
      posts: usable.map(({ post: { source: _theirs, caption, ...post } }) => ({
        ...post,
        caption: short(caption),
        picture: `${PICTURES}/${post.id}`,
      })),
      pictures: new Map(usable.map(({ post, picture }) => [post.id, picture])),
    };
    freshUntil = now() + FRESH_MS;
  };
  const current = async () => {
    if (now() < freshUntil) return cache;
    refreshing ??= refresh()
      .catch((error: Error) => {
        freshUntil = now() + AGAIN_AFTER_FAILURE_MS;
        report(error.name === 'TimeoutError' ? 'it did not answer in time' : error.message);
      })
      .finally(() => {
        refreshing = undefined;
      });
    await refreshing;
    return cache;
  };
  return {
    async read() {
      const { posts } = await current();
      return { media: posts, freshUntil };
    },
    picture: async (id) => cache.pictures.get(id) ?? (await current()).pictures.get(id) ?? null,
  };
}
