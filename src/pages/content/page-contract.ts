import { z } from 'zod';
import { imageRef, type PictureFile, picture } from '../../values/picture.ts';
import { isoDate } from '../../values/time/week.ts';
import { publishedTile, writtenTile } from '../tiles/tile.ts';

const page = <Image extends z.ZodType, Tile extends z.ZodType>(image: Image, tile: Tile) =>
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
    image: image.describe('The picture shown where the page is shared.'),
    startDate: isoDate.optional().describe('Not found before this day.'),
    endDate: isoDate.optional().describe('Not found after this day.'),
    index: z.literal(false).optional().describe('false keeps the page out of search engines.'),
    tiles: z.array(tile).min(1),
  });

/** content/pages/{id}.json as its author writes it, with its texts parsed; see pageFile for the file's name. */
export const contentPage = page(imageRef, writtenTile);
export type ContentPage = z.output<typeof contentPage>;

/** GET /api/v1/content/page/{id}: the page with its pictures resolved. */
export const pageAnswer = page(picture.strict(), publishedTile);
export type PageAnswer = z.infer<typeof pageAnswer>;

/** A page's file name without .json: 'kids/at-home' is stored in 'kids.at-home'. */
export const pageFile = ({ id }: { id: string }): string => id.replace('/', '.');
/** The inverse of pageFile. */
export const pageIn = (file: string): string => file.replace('.', '/');

/** Fields containing a picture's name, anywhere in a page. */
const PICTURES = new Set(['image', 'poster']);

function withPictures(value: unknown, look: (name: string) => PictureFile): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, look));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const isName = PICTURES.has(name) && typeof inner === 'string';
    return [name, isName ? look(inner) : withPictures(inner, look)];
  });
  return Object.fromEntries(fields);
}

/** Resolves a page's pictures. Throws if `look` throws, and if the result is invalid, unless `foundRight`. */
export function publishPage(source: ContentPage, look: (name: string) => PictureFile, isChecked = false): PageAnswer {
  const page = withPictures(source, look);
  return isChecked ? (page as PageAnswer) : pageAnswer.parse(page);
}
