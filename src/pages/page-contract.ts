import { z } from 'zod';
import { imageRef, isoDate, type Picture, picture } from '../restaurants/contract.ts';
import { parseMarkup } from './tiles/markup.ts';
import type { Parts } from './tiles/parts.ts';
import { richText } from './tiles/rich-text.ts';
import { tile } from './tiles/tile.ts';

/** Markdown in one string, or a paragraph, heading, list or table to each: a long text stays readable in its file. */
const markup = z.union([z.string(), z.array(z.string()).min(1)]).transform((written, context) => {
  const parsed = parseMarkup(typeof written === 'string' ? written : written.join('\n\n'));
  if (parsed.ok) return parsed.text;
  context.addIssue({ code: 'custom', message: parsed.problem });
  return z.NEVER;
});

const page = <I extends z.ZodType, W extends z.ZodType>(parts: Parts<I, W>) =>
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/, 'a path of one or two parts, without a slash first')
      .describe('Its address: allergens is /allergens, kids/at-home is /kids/at-home.'),
    title: z
      .string()
      .min(1)
      .max(60)
      .describe('In the browser tab and in search results, without the name of the brand.'),
    heading: z
      .string()
      .optional()
      .describe('The h1 of a page without a hero. Left out, it is the title. With a hero, the hero says it.'),
    lead: z.string().optional().describe('A sentence or two under that heading.'),
    description: z.string().min(40).max(170).describe('For search results: what one finds here, in a sentence.'),
    image: parts.image.describe('The picture shown where the page is shared.'),
    startDate: isoDate.optional().describe('Not found before this day.'),
    endDate: isoDate.optional().describe('Not found after this day.'),
    index: z.literal(false).optional().describe('false keeps the page out of search engines.'),
    tiles: z.array(tile(parts)).min(1),
  });

/** content/pages/{id}.json as its author writes it, its texts read; see pageFile for the name of the file. */
export const contentPage = page({ image: imageRef, words: markup });
export type ContentPage = z.output<typeof contentPage>;

/** GET /api/v1/content/page/{id}: the page with its pictures looked up. */
export const pageAnswer = page({ image: picture.strict(), words: richText });
export type PageAnswer = z.infer<typeof pageAnswer>;
export type Tile = PageAnswer['tiles'][number];
export type TileOf<Kind extends Tile['tile']> = Extract<Tile, { tile: Kind }>;

/** The page at '/'. */
export const HOME = 'home';
export const pagePath = ({ id }: { id: string }): string => (id === HOME ? '/' : `/${id}`);

/** The name of a page's file, without .json: 'kids/at-home' is kept in 'kids.at-home'. */
export const pageFile = ({ id }: { id: string }): string => id.replace('/', '.');
/** And back again. */
export const pageIn = (file: string): string => file.replace('.', '/');

/** Under these names, anywhere in a page, stands a picture. */
const PICTURES = new Set(['image', 'poster']);

function withPictures(value: unknown, look: (name: string) => Picture): unknown {
  if (Array.isArray(value)) return value.map((one) => withPictures(one, look));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const named = PICTURES.has(name) && typeof inner === 'string';
    return [name, named ? look(inner) : withPictures(inner, look)];
  });
  return Object.fromEntries(fields);
}

/** Looks up the pictures of a page. Throws where the look-up does, and for a page of another shape. */
export function publishPage(written: ContentPage, look: (name: string) => Picture): PageAnswer {
  return pageAnswer.parse(withPictures(written, look));
}
