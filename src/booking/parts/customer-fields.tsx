import { consentWords } from '../../customers/contracts/consent-words.ts';
import { useTexts } from '../../settings/use-texts.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import type { Covers } from '../contracts/covers.ts';
import type { Needs } from '../contracts/needs.ts';
import type { BookingType } from '../flow/journey-state.ts';
import { ContactFields } from './contact-fields.tsx';
import { type CustomerProps, textProps, tickProps } from './customer-props.ts';
import { FoldedNeeds } from './details/folded-needs.tsx';

const asked: Record<BookingType, { request: string; hint?: string; emailHint: string }> = {
  booking: {
    request: 'Anything we should know?',
    emailHint: 'Your confirmation goes here.',
  },
  enquiry: {
    request: 'Anything we should know?',
    hint: 'Whether a little earlier or later would do.',
    emailHint: 'The restaurant’s answer goes here.',
  },
  event: {
    request: 'Tell us about it',
    hint: 'The occasion, from when until when, a room of your own.',
    emailHint: 'The restaurant’s answer goes here.',
  },
};

type CustomerFieldsProps = CustomerProps & {
  type: BookingType;
  party: Covers;
  needs: Needs;
  onNeeds?: (needs: Needs) => void;
};

/** First name, last name, e-mail, phone, special request, needs and the opt-ins, each a consent of its own. */
export function CustomerFields({ type, party, needs, onNeeds, ...customer }: CustomerFieldsProps) {
  const { specialRequestHint } = useTexts();
  const { request, hint = specialRequestHint, emailHint } = asked[type];
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
