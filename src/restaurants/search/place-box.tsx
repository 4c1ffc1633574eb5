import { useId } from 'react';
import { LONGEST_PLACE } from '../../platform/geo/longest-place.ts';
import styles from './place-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

type PlaceBoxProps = { defaultValue: string; label: string };

/** A plain search field; with scripts, an ARIA 1.2 combobox with suggested places. */
export function PlaceBox({ defaultValue, label }: PlaceBoxProps) {
  const listId = useId();
  const { field, options, active, choose, said: announcement } = useSuggestions(listId, defaultValue);
  return (
    <div className={`${styles.field} ${styles.place}`}>
      <label>
        <span>{label}</span>
        <input type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={LONGEST_PLACE} {...field} />
      </label>
      {options.length > 0 && (
        <div id={listId} role="listbox" aria-label="Suggested places" className={styles.suggestions}>
          {options.map(({ label: place, kind }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              key={`${kind} ${place}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.suggestion}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {place}
              {kind === 'restaurant' && <span className="text-sm text-ink-soft"> our restaurant</span>}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
