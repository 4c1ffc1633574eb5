import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type ErrorBoxProps = Pick<
  ComponentProps<'div'>,
  'ref' | 'id' | 'role' | 'aria-label' | 'tabIndex' | 'autoFocus' | 'className'
> & {
  title: string;
  children?: ReactNode;
};

/** A highlighted error, with what to do about it below. */
export function ErrorBox({ title, className = '', children, ...attributes }: ErrorBoxProps) {
  return (
    <div {...attributes} className={`flex gap-3 border-l-4 border-tomato bg-tomato-tint px-4 py-3 ${className}`}>
      <Icon name="warning" className="mt-0.5 size-5 text-tomato-deep" />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
