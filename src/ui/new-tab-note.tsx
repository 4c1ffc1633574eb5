import { Icon } from './icon.tsx';

/** Ends the text of a link that opens in a new tab, visibly and for screen readers. */
export function NewTabNote() {
  return (
    <span className="whitespace-nowrap">
      <Icon name="new-tab" className="ms-1 inline size-[0.8em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </span>
  );
}
