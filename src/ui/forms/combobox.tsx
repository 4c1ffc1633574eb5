import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { fieldInk } from './field-frame.tsx';
import { keepPressableStyleOut } from './pressable-style.ts';
import './combobox.css';

keepPressableStyleOut();

export type Suggestion = { id: string; text: string; note?: string };

type ComboboxProps = {
  label: string;
  name: string;
  value: string;
  onType: (text: string) => void;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
  /** Enter while no suggestion is pointed at. */
  onEnter: () => void;
  placeholder?: string;
  /** Where the list of suggestions is drawn; inside a modal dialog it must be in that dialog. */
  portal?: Element | null;
};

/** A line of text that suggests how to end it. Any other text stands too. */
export function Combobox({
  label,
  name,
  value,
  onType,
  suggestions,
  onChoose,
  onEnter,
  placeholder,
  portal,
}: ComboboxProps) {
  return (
    <I18nProvider locale="en-GB">
      <ComboBox
        items={suggestions}
        inputValue={value}
        onInputChange={onType}
        value={null}
        onChange={(id) => {
          const chosen = suggestions.find((suggestion) => suggestion.id === id);
          if (chosen) onChoose(chosen);
        }}
        defaultFilter={() => true}
        allowsCustomValue
        menuTrigger="input"
      >
        <Label className="mb-2 block font-semibold">{label}</Label>
        <Input
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.currentTarget.getAttribute('aria-activedescendant')) onEnter();
          }}
          className={`${fieldInk} min-h-12`}
        />
        <Popover offset={4} UNSTABLE_portalContainer={portal ?? undefined} className="suggestions">
          <ListBox<Suggestion>>
            {({ id, text, note }) => (
              <ListBoxItem id={id} textValue={text} className="suggestion">
                <Text slot="label">{text}</Text>
                {note && <span className="ml-auto text-sm text-ink-soft">{note}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
