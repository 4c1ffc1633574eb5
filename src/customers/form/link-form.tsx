import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame, fieldIn } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { preferenceForms, sendPreferences } from './preferences-calls.ts';

const NOBODY = { guid: '', interests: [] };

/** Asks for the link to the preferences. The answer is the same to everyone. */
export function LinkForm() {
  const id = preferenceForms.link;
  const state = useSentForm({ formType: id, send: sendPreferences(id, NOBODY) });
  const field = fieldIn(id, state.answer);
  return (
    <FormFrame
      {...{ id, state, names: ['emailAddress'] }}
      thanks={
        <>
          <h2 className="text-dish">Please look into your mailbox.</h2>
          <p className="mt-3">
            The link is on its way. It opens all that we hold of that address: choices, bookings, messages, or nothing
            at all. If it does not come in a minute or two, please look in your spam folder.
          </p>
        </>
      }
      button="Send me the link"
    >
      <EmailField {...field('emailAddress')} />
    </FormFrame>
  );
}
