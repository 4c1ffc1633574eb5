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

/** What a text field of the form is given: its name, its error, what stands in it and whom it tells. */
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

export function tickProps({ ticked, onTick }: CustomerProps, field: OptIn) {
  return {
    id: `booking-${field}`,
    name: field,
    ...(onTick
      ? {
          checked: ticked(field),
          onChange: (event: { target: { checked: boolean } }) => onTick(field, event.target.checked),
        }
      : { defaultChecked: ticked(field) }),
  };
}
