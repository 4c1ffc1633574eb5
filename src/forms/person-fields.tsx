import type { fieldIn } from '../../forms/form-frame.tsx';
import { TextField } from '../../ui/forms/field.tsx';

type PersonFieldsProps = {
  field: ReturnType<typeof fieldIn>;
  /** The name of the field for the telephone number, which the specification names differently in each form. */
  phone: 'phone' | 'telephoneNumber';
  phoneNeeded: boolean;
};

/** Who writes: first name, last name, e-mail and phone. */
export function PersonFields({ field, phone, phoneNeeded }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="E-mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        hint="Our answer goes here."
        {...field('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        required={phoneNeeded}
        optional={!phoneNeeded}
        inputMode="tel"
        autoComplete="tel"
        {...field(phone)}
      />
    </>
  );
}
