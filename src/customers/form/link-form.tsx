import { AgainLink } from '../../forms/again-link.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame, fieldIn } from '../../forms/form-frame.tsx';
import { type FormState, useSentForm } from '../../forms/use-sent-form.ts';
import { type PreferencesSent, preferenceForms } from './answer-preferences.ts';

/** Replaces the form: where the link went, and a way to try another address. */
function OnItsWay({ state: { answer, again } }: { state: FormState<PreferencesSent> }) {
  const emailAddress = answer.sent?.emailAddress ?? '';
  return (
    <>
      <h2 className="text-dish">Check your inbox.</h2>
      <p className="mt-3">
        We’ve e-mailed a link to <b className="wrap-anywhere">{emailAddress}</b>. It shows everything we hold about that
        address: choices, bookings and messages. Can’t see it in a minute or two? Try your spam folder.
      </p>
      <p className="mt-4">
        <AgainLink again={again} typed={{ emailAddress }}>
          Wrong address? Try another
        </AgainLink>
      </p>
    </>
  );
}

/** Requests the link to the preferences. The response is the same for everyone. */
export function LinkForm() {
  const id = preferenceForms.link;
  const state = useSentForm<PreferencesSent>({ formType: id, captcha: 'network' });
  const field = fieldIn(id, state.answer);
  return (
    <FormFrame
      id={id}
      state={state}
      names={['emailAddress']}
      thanks={<OnItsWay state={state} />}
      button="Send me the link"
    >
      <EmailField {...field('emailAddress')} />
    </FormFrame>
  );
}
