import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import type { CustomerTextField } from '../customer.ts';

type OptIn = 'shouldReceivePromotions' | 'shouldReceiveSms';

/** The fields are told what stands in them. Without the `on…` functions they are a plain form's. */
export type CustomerProps = {
  value: (field: CustomerTextField) => string;
  error: (field: CustomerTextField) => string | null;
  ticked: (field: OptIn) => boolean;
  onType?: (field: CustomerTextField, value: string) => void;
  onLeave?: (field: CustomerTextField, value: string) => void;
  onTick?: (field: OptIn, ticked: boolean) => void;
};

export const fieldId = (field: CustomerTextField) => `booking-${field}`;

/** First name, last name, e-mail, phone, special request and the two opt-ins. */
export function CustomerFields({ value, error, ticked, onType, onLeave, onTick }: CustomerProps) {
  const text = (field: CustomerTextField) => ({
    id: fieldId(field),
    name: field,
    error: error(field),
    ...(onType
      ? {
          value: value(field),
          onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
          onBlur: (event: { target: { value: string } }) => onLeave?.(field, event.target.value),
        }
      : { defaultValue: value(field) }),
  });
  const tick = (field: OptIn) => ({
    id: `booking-${field}`,
    name: field,
    ...(onTick
      ? {
          checked: ticked(field),
          onChange: (event: { target: { checked: boolean } }) => onTick(field, event.target.checked),
        }
      : { defaultChecked: ticked(field) }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...text('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextField
        label="E-mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        hint="Your confirmation goes here."
        {...text('email')}
      />
      <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...text('phoneNumber')} />
      <TextArea
        label="Anything we should know?"
        optional
        hint="A high chair, an allergy, a proposal between courses."
        {...text('specialRequest')}
      />
      <div>
        <Checkbox {...tick('shouldReceivePromotions')}>Write to me now and then about new dishes and offers.</Checkbox>
        <Checkbox {...tick('shouldReceiveSms')}>Text me about my table and offers.</Checkbox>
      </div>
    </div>
  );
}
