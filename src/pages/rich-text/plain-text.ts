import type { Inline } from './rich-text.ts';

/** Text without markup, for labels and structured data. */
export function plainText(inlines: Inline[]): string {
  return inlines
    .map((inline) => (typeof inline === 'string' ? inline : 'runs' in inline ? plainText(inline.runs) : inline.text))
    .join('');
}
