import type { ReactNode } from 'react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { FieldError } from '../ui/forms/field-frame.tsx';

type TickProps = {
  id: string;
  name: string;
  error?: string;
  required?: boolean;
  defaultChecked: boolean;
  onChange?: (ticked: boolean) => void;
  children: ReactNode;
};

export function Tick({ error, onChange, children, ...input }: TickProps) {
  const errorProps = error ? { 'aria-invalid': true, 'aria-describedby': `${input.id}-error` } : {};
  return (
    <div>
      <Checkbox {...input} {...errorProps} onChange={({ target }) => onChange?.(target.checked)}>
        {children}
      </Checkbox>
      {error && <FieldError id={`${input.id}-error`}>{error}</FieldError>}
    </div>
  );
}
