import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { FieldFrame, type FieldProps, fieldInk, fieldParts } from './field-frame.tsx';

type Option = { value: string; text: string; attributes?: Record<`data-${string}`, string | number | undefined> };
/** Options under a heading that can't be chosen itself. */
type OptionGroup = { label: string; options: readonly Option[] };

const renderOption = ({ value, text, attributes }: Option) => (
  <option key={value} value={value} {...attributes}>
    {text}
  </option>
);

type SelectProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { options: readonly (Option | OptionGroup)[] };

export function Select({ options, ...props }: SelectProps) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select {...control} className={`${fieldInk} min-h-12 appearance-none pr-12`}>
          {options.map((item) =>
            'options' in item ? (
              <optgroup key={item.label} label={item.label}>
                {item.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(item)
            ),
          )}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2" />
      </span>
    </FieldFrame>
  );
}
