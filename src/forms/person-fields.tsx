import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '../ui/forms/field.tsx';
import { EmailField, EmailInput } from './email-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label'>;

type PersonFieldsProps<Phone extends string> = {
  /** A field's props by name. */
  field: (name: 'firstName' | 'lastName' | 'email' | Phone) => Props;
  /** The name of the telephone field, which differs between forms (product 11.4). */
  phone: Phone;
  phoneNeeded: boolean;
  phoneProps?: Pick<Props, 'hint' | 'className' | 'disabled'>;
  emailHint?: string;
  /** Below the e-mail field, replacing its own question about likely typos. */
  emailNote?: ReactNode;
  /** Between the two names. */
  gap: 'gap-5' | 'gap-6';
};

export function PersonFields<Phone extends string>(props: PersonFieldsProps<Phone>) {
  const { field, phone, phoneNeeded, phoneProps, emailHint, emailNote, gap } = props;
  return (
    <>
      <div className={`grid ${gap} sm:grid-cols-2`}>
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </div>
      {emailNote === undefined ? (
        <EmailField hint={emailHint} {...field('email')} />
      ) : (
        <div>
          <EmailInput hint={emailHint} {...field('email')} />
          {emailNote}
        </div>
      )}
      <TextField
        label="Phone"
        optional={!phoneNeeded}
        required={phoneNeeded}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field(phone)}
        {...phoneProps}
      />
    </>
  );
}
