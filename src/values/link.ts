import { z } from 'zod';

const SAFE = [
  /** An anchor on the same page. */
  /^#[a-z][a-z0-9-]*$/,
  /** A path on our own site: never '//elsewhere', which browsers take for another host. */
  /^\/(?![/\\])[^\s\\]*$/,
  /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[^\s\\]*)?$/i,
  /^mailto:[^\s@]+@[a-z0-9.-]+(?:\?[^\s]*)?$/i,
  /^tel:\+?\d{5,15}$/,
];

/** True for URLs an editor may link to; never for scripts, data or plain http. */
export function isSafeLink(url: string): boolean {
  return SAFE.some((pattern) => pattern.test(url));
}

export const LINK_HINT = 'a link: /page, #place, https://…, mailto:… or tel:…';

export const linkUrl = z.string().refine(isSafeLink, LINK_HINT);

/** A link as an editor writes it in a tile. */
export const tileLink = z.strictObject({
  text: z.string().min(1).describe('The words one clicks: say where it leads, not "click here".'),
  url: linkUrl.describe('A page of the site (/offers), a place on this page (#faq), or https://, mailto:, tel:.'),
  openInNewTab: z.boolean().optional().describe('Only for another site that one comes back from.'),
  style: z.enum(['button', 'line', 'quiet']).optional().describe('button (default), line beside it, or words only.'),
});
export type TileLink = z.infer<typeof tileLink>;
