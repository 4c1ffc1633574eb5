import { z } from 'zod';
import { linkUrl } from './tiles/link.ts';

const link = z.strictObject({
  text: z.string(),
  url: linkUrl,
  openInNewTab: z.boolean().default(false),
  style: z.enum(['link', 'button', 'quiet']).default('link'),
});
export type NavLink = z.infer<typeof link>;

/** A masthead group holds links; a link with `links` of its own is a dropdown. */
const mastheadLink = link.extend({ links: z.array(link).optional() });
export type MastheadLink = z.infer<typeof mastheadLink>;
const mastheadGroup = z.strictObject({ links: z.array(mastheadLink) });
export type MastheadGroup = z.infer<typeof mastheadGroup>;

const logo = z.strictObject({ url: z.string(), width: z.int(), height: z.int() });
export type Logo = z.infer<typeof logo>;

const londonMoment = z
  .union([z.iso.date(), z.iso.datetime({ local: true }), z.string().regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)])
  .describe('In Europe/London: a day as 2025-09-01, or a time on it as 2025-09-01T09:30.');

/** Another sign for a while, from the start to the end of what is written: a day, a minute or a second. */
const logoVariant = z.strictObject({ image: logo, alt: z.string(), start: londonMoment, end: londonMoment });
export type LogoVariant = z.infer<typeof logoVariant>;

/** content/settings.json: what every page of the brand shares (specification, sections 2 and 3). */
export const brandSettings = z.strictObject({
  /** The brand's short name: every API call carries it as its brand key. */
  site_id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
  site_name: z.string(),
  url: z.url(),
  email: z.email(),
  phone: z.string(),
  tagline: z.string(),
  /** Paths of drawings in public/: the sign over the door, in light paint for dark ground, and the browser tab's. */
  logo,
  /** The first whose time it is hangs in place of the logo. */
  logoVariants: z.array(logoVariant).default([]),
  favicon: z.string(),
  /** What a shared link shows where the page has no picture of its own. */
  shareImage: z.strictObject({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
  description: z.string(),
  book_now_text: z.string().default('Book'),
  backToTopIcon: z.string().default('chevron-up'),
  /** Pixels kept free below the way back up. */
  backToTopOffset: z.int().min(0).max(400).default(0),
  /** What a carousel has unless its tile says otherwise. */
  carousel: z
    .strictObject({ arrows: z.boolean().default(true), dots: z.boolean().default(false) })
    .default({ arrows: true, dots: false }),
  /** Booking for the whole brand; off answers code 10. */
  bookingsEnabled: z.boolean().default(true),
  mastheadItems: z.array(mastheadGroup).length(2),
  banner: z.strictObject({ text: z.string(), linkText: z.string(), linkUrl }).nullable(),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
    social: z.array(z.strictObject({ network: z.string(), url: z.url() })),
    /** Head office, line by line. */
    address: z.array(z.string()),
    legal: z.string(),
  }),
  /** Ids of the menus in the order they are offered; any other follows. */
  menuOrder: z.array(z.string()),
});
export type BrandSettings = z.infer<typeof brandSettings>;

/** content/images.json: every picture in public/images with its size and the words for those who cannot see it. */
export const imageManifest = z.record(
  z.string(),
  z.strictObject({
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()).min(1),
    alt: z.string(),
  }),
);
export type ImageManifest = z.infer<typeof imageManifest>;
