import { TextField } from '../../ui/forms/field.tsx';
import { type CustomerProps, textProps } from './customer-props.ts';

type ContactFieldsProps = CustomerProps & { emailHint: string; phoneNeeded?: boolean };

/** First name, last name, e-mail and phone. */
export function ContactFields({ emailHint, phoneNeeded = false, ...customer }: ContactFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...textProps(customer, 'firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...textProps(customer, 'lastName')} />
      </div>
      <div>
        <TextField
          label="E-mail"
          type="email"
          required
          inputMode="email"
          autoComplete="email"
          hint={emailHint}
          {...textProps(customer, 'email')}
        />
        {customer.emailNote}
      </div>
      <TextField
        label="Phone"
        optional={!phoneNeeded}
        required={phoneNeeded}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...textProps(customer, 'phoneNumber')}
      />
    </>
  );
}
