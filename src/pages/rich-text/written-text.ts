import { z } from 'zod';
import { parseMarkup } from './markup.ts';

/**
 * Markdown in one string, or in an array with one paragraph, heading, list or table each, so that long texts stay
 * readable in their file.
 */
export const writtenText = z.union([z.string(), z.array(z.string()).min(1)]).transform((written, context) => {
  const parsed = parseMarkup(typeof written === 'string' ? written : written.join('\n\n'));
  if (parsed.ok) return parsed.text;
  context.addIssue({ code: 'custom', message: parsed.problem });
  return z.NEVER;
});
