import { useId } from 'react';
import { useSuggestions } from './use-suggestions.ts';

type PlaceBoxProps = { defaultValue: string; label: string };

/** A plain search field that, once scripts run, suggests places as an ARIA 1.2 combobox with a list. */
export function PlaceBox({ defaultValue, label }: PlaceBoxProps) {
  const listId = useId();
  const { field, options, active, choose, said } = useSuggestions(listId, defaultValue);
  return (
    <div className="ask-field ask-place">
      <label>
        <span>{label}</span>
        <input type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={100} {...field} />
      </label>
      {options.length > 0 && (
        <div id={listId} role="listbox" aria-label="Suggested places" className="ask-suggestions">
          {options.map(({ label: place, kind }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus
            <div
              key={`${kind} ${place}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="ask-suggestion"
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
        {said}
      </p>
    </div>
  );
}
