import { z } from 'zod';
import { isoDate } from '../../restaurants/contract.ts';
import { display } from './display.ts';
import { linkUrl, tileLink } from './link.ts';
import type { Parts } from './parts.ts';

/** What we pinned up lately, as on the wall beside the till. */
export const socialGrid = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
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

/** A voucher to give, printed as a ticket with its values. */
export const giftVouchers = <I extends z.ZodType, W extends z.ZodType>({ image, words }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('gift-vouchers'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1),
    image: image.optional(),
    amounts: z.array(z.int().min(500).max(50_000)).min(1).max(6).describe('Values in pence: 2500 is £25.'),
    linkText: z.string().min(1),
    linkUrl: linkUrl.describe('The shop that sells them.'),
    terms: words.describe('The small print on the back.'),
  });

/** Questions people do ask, each folded until wanted. */
export const faq = <I extends z.ZodType, W extends z.ZodType>({ words }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('faq'),
    ...display,
    title: z.string().min(1),
    questions: z.array(z.strictObject({ question: z.string().min(1), answer: words })).min(1),
  });

/** Shown from its start to its end, both days included, in Europe/London. */
export const seasonalPromotion = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('seasonal-promotion'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1),
    image: image.optional(),
    startDate: isoDate.describe('First day shown.'),
    endDate: isoDate.describe('Last day shown. Once it is past, content:check asks for the tile to be taken out.'),
    links: z.array(tileLink).min(1).max(2),
  });

/** One thing told, and where it leads. */
export const feature = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('feature'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1),
    image,
    linkText: z.string().min(1),
    linkUrl,
    look: z
      .enum(['band', 'large'])
      .optional()
      .describe('band (default): a strip with its plate; large: the title in the largest type we have.'),
  });
