import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label htmlFor={input.id} className={`flex min-h-11 cursor-pointer items-start gap-3 py-2 ${className}`}>
      <input {...input} type="checkbox" className="mt-0.5 size-6 shrink-0 accent-tomato" />
      <span>{children}</span>
    </label>
  );
}
