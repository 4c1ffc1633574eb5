import type { ReactNode } from 'react';
import { phoneHref } from '../values/phone/phone.ts';

type PhoneLinkProps = {
  phone: string;
  className?: string;
  /** The content, if more than the number, such as an icon beside it. */
  children?: ReactNode;
};

export function PhoneLink({ phone, className = 'text-link figures', children = phone }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} className={className}>
      {children}
    </a>
  );
}
