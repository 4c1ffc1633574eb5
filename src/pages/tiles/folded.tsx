import { Icon } from '../../ui/icon.tsx';
import type { RichText } from './rich-text.ts';
import { Words } from './words.tsx';

/** Small print, folded away until wanted. */
export function Folded({ summary, text }: { summary: string; text: RichText }) {
  return (
    <details className="folded">
      <summary>
        {summary}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <Words text={text} className="pb-2" />
    </details>
  );
}
