import { Icon } from '../../ui/icon.tsx';
import styles from './disclosure.module.css';
import type { RichText } from './rich-text.ts';
import { RichTextView } from './rich-text-view.tsx';

/** Small print, initially collapsed. */
export function Disclosure({ summary, text }: { summary: string; text: RichText }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {summary}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <RichTextView text={text} className={`${styles.text} pb-2`} />
    </details>
  );
}
