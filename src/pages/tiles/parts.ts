import type { z } from 'zod';

/**
 * What is written one way and published another: a picture is a name in images.json, then the picture itself; words are
 * Markdown, then a tree. Every tile's schema is made from these, once for each side.
 */
export type Parts<I extends z.ZodType = z.ZodType, W extends z.ZodType = z.ZodType> = { image: I; words: W };
