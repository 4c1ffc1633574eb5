import { PersonFields } from '../../forms/person-fields.tsx';
import { type CustomerProps, textProps } from './customer-props.ts';

type ContactFieldsProps = CustomerProps & { emailHint?: string; phoneNeeded?: boolean };

export const ContactFields = ({ emailHint, phoneNeeded = false, ...customer }: ContactFieldsProps) => (
  <PersonFields
    field={(name) => textProps(customer, name)}
    phone="phoneNumber"
    emailNote={customer.emailNote ?? null}
    gap="gap-5"
    emailHint={emailHint}
    phoneNeeded={phoneNeeded}
  />
);
