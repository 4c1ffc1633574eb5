import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { type CustomerProps, textProps, tickProps } from './customer-props.ts';
import type { BookingType } from './journey-state.ts';

const asked: Record<BookingType, { request: string; hint: string; emailHint: string }> = {
  booking: {
    request: 'Anything we should know?',
    hint: 'A high chair, an allergy, a proposal between courses.',
    emailHint: 'Your confirmation goes here.',
  },
  enquiry: {
    request: 'Anything we should know?',
    hint: 'Whether a little earlier or later would do, an allergy, a high chair.',
    emailHint: 'The restaurant’s answer goes here.',
  },
  event: {
    request: 'Tell us about it',
    hint: 'The occasion, from when until when, a room of your own, allergies, access.',
    emailHint: 'The restaurant’s answer goes here.',
  },
};

/** First name, last name, e-mail, phone, special request and the two opt-ins. */
export function CustomerFields({ type, ...customer }: CustomerProps & { type: BookingType }) {
  const { request, hint, emailHint } = asked[type];
  return (
    <div className="grid gap-5">
      <ContactFields {...customer} emailHint={emailHint} />
      <TextArea label={request} optional hint={hint} {...textProps(customer, 'specialRequest')} />
      <div>
        <Checkbox {...tickProps(customer, 'shouldReceivePromotions')}>
          Write to me now and then about new dishes and offers.
        </Checkbox>
        <Checkbox {...tickProps(customer, 'shouldReceiveSms')}>Text me about my table and offers.</Checkbox>
      </div>
    </div>
  );
}
