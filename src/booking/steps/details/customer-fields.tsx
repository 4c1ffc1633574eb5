import { consentWords } from '../../../customers/contracts/consent-words.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import type { Covers } from '../../contracts/covers.ts';
import type { CustomerOptIn } from '../../contracts/customer.ts';
import type { Needs } from '../../contracts/needs.ts';
import type { BookingType } from '../../flow/journey-state.ts';
import { ContactFields } from '../../parts/contact-fields.tsx';
import { type CustomerProps, textProps } from '../../parts/customer-props.ts';
import { FoldedNeeds } from './folded-needs.tsx';

const wording: Record<BookingType, { request: string; hint?: string; emailHint: string }> = {
  booking: {
    request: 'Anything we should know?',
    emailHint: 'For your confirmation.',
  },
  enquiry: {
    request: 'Anything we should know?',
    hint: 'Could you come a bit earlier or later?',
    emailHint: 'We’ll reply here.',
  },
  event: {
    request: 'Tell us about it',
    hint: 'The occasion, how long for, a room of your own.',
    emailHint: 'We’ll reply here.',
  },
};

type CustomerFieldsProps = CustomerProps & {
  type: BookingType;
  party: Covers;
  needs: Needs;
  onNeeds?: (needs: Needs) => void;
};

function tickProps({ ticked, onTick }: CustomerProps, field: CustomerOptIn) {
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

/** Contact details, special request, needs and the opt-ins, each a separate consent. */
export function CustomerFields({ type, party, needs, onNeeds, ...customer }: CustomerFieldsProps) {
  const { specialRequestHint } = useTexts();
  const { request, hint = specialRequestHint, emailHint } = wording[type];
  return (
    <div className="grid gap-5">
      <ContactFields
        {...customer}
        phoneNeeded={customer.ticked('shouldReceiveSms') || customer.ticked('shouldReceiveSmsPromotions')}
        emailHint={emailHint}
      />
      <TextArea label={request} optional hint={hint} {...textProps(customer, 'specialRequest')} />
      <FoldedNeeds party={party} value={needs} onChange={onNeeds} />
      <div>
        <Checkbox {...tickProps(customer, 'shouldReceivePromotions')}>{consentWords.emailWhileBooking}</Checkbox>
        <Checkbox {...tickProps(customer, 'shouldReceiveSms')}>Text me about my table.</Checkbox>
        <Checkbox {...tickProps(customer, 'shouldReceiveSmsPromotions')}>{consentWords.smsWhileBooking}</Checkbox>
      </div>
    </div>
  );
}
