import type { Inline } from './rich-text.ts';

/** The words alone, as read aloud or put into search results. */
export function plainWords(inlines: Inline[]): string {
  return inlines
    .map((one) => (typeof one === 'string' ? one : 'runs' in one ? plainWords(one.runs) : one.text))
    .join('');
}
