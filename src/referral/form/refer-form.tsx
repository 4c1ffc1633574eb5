import { FormFrame, fieldIn } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { REFER_FORM, sendRefer } from './send-referral.ts';
import { ShareLink } from './share-link.tsx';

/** Asks for the personal link by which one refers friends. */
export function ReferForm({ id }: { id: string }) {
  const state = useSentForm({ formType: REFER_FORM, send: sendRefer });
  const field = fieldIn(id, state.answer);
  return (
    <FormFrame
      {...{ id, state, names: ['emailAddress'] }}
      thanks={state.answer.sent && <ShareLink link={state.answer.sent} />}
      button="Show me my link"
    >
      <TextField
        label="Your e-mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        hint="Your own voucher goes here, once a friend has booked and come. It puts you on no mailing list."
        {...field('emailAddress')}
      />
    </FormFrame>
  );
}
