import { z } from 'zod';
import { parseMarkup } from './markup.ts';

/**
 * Markdown in one string, or in an array of paragraphs, headings, lists and tables, so that long texts stay readable
 * in their file.
 */
export const writtenText = z.union([z.string(), z.array(z.string()).min(1)]).transform((source, context) => {
  const result = parseMarkup(typeof source === 'string' ? source : source.join('\n\n'));
  if (result.ok) return result.text;
  context.addIssue({ code: 'custom', message: result.problem });
  return z.NEVER;
});
