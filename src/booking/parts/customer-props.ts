import type { ReactNode } from 'react';
import type { CustomerOptIn, CustomerTextField } from '../contracts/customer.ts';

/** Values and errors of the customer's fields. Without the `on…` handlers the fields belong to a plain form. */
export type CustomerProps = {
  value: (field: CustomerTextField) => string;
  error: (field: CustomerTextField) => string | null;
  ticked: (field: CustomerOptIn) => boolean;
  onType?: (field: CustomerTextField, value: string) => void;
  onLeave?: (field: CustomerTextField, value: string) => void;
  /** Shown below the e-mail field. */
  emailNote?: ReactNode;
  onTick?: (field: CustomerOptIn, ticked: boolean) => void;
};

export const fieldId = (field: CustomerTextField) => `booking-${field}`;

export function textProps({ value, error, onType, onLeave }: CustomerProps, field: CustomerTextField) {
  return {
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
  };
}
