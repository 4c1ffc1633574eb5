import type { Inline } from './rich-text.ts';

/** The words alone, for labels and structured data. */
export function plainText(inlines: Inline[]): string {
  return inlines
    .map((one) => (typeof one === 'string' ? one : 'runs' in one ? plainText(one.runs) : one.text))
    .join('');
}
