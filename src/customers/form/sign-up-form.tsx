import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame, fieldIn } from '../../forms/form-frame.tsx';
import { Tick } from '../../forms/tick.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ENABLE_SMS_OPT_IN } from '../constants.ts';
import { consentWords } from '../contracts/consent-words.ts';
import { NO_FAVOURITE } from '../contracts/favourite.ts';
import { SIGN_UP_FORM, type SignedUp, signUpEvents, signUpSentTo } from './answer-sign-up.ts';
import { BIRTHDAY_HANGING, BirthdayFields } from './birthday-fields.tsx';
import { SIGN_UP_FIELDS, SIGN_UP_THANKS, type SignUpInterface } from './sign-up-body.ts';

const HANGING = { ...BIRTHDAY_HANGING, acceptSmsTerms: ['phoneNumber'] };

export type FavouriteChoice = { storeId: string; title: string };

type SignUpFormProps = {
  id: string;
  restaurants: readonly FavouriteChoice[];
  /** Why we ask for a birthday. */
  birthdayHint: string;
  by: SignUpInterface;
  /** Where the form is, for reports. */
  source: string;
};

/** Signs up, then leads to the thanks page. */
export function SignUpForm({ id, restaurants, birthdayHint, by, source }: SignUpFormProps) {
  const state = useSentForm<SignedUp>({
    formType: SIGN_UP_FORM,
    captcha: 'network',
    hanging: HANGING,
    events: signUpEvents(by),
  });
  const { answer } = state;
  const field = fieldIn(id, answer);
  const [byText, setByText] = useState('acceptSmsTerms' in answer.typed);
  const navigate = useNavigate();
  useEffect(() => {
    if (!answer.sent) return;
    signUpSentTo(answer.sent.email);
    navigate(SIGN_UP_THANKS);
  }, [answer.sent, navigate]);
  const tick = (name: string) => {
    const { defaultValue: _, ...props } = field(name);
    return { ...props, defaultChecked: name in answer.typed };
  };
  const phoneNeeded = ENABLE_SMS_OPT_IN && byText;
  return (
    <FormFrame
      id={id}
      state={state}
      names={SIGN_UP_FIELDS}
      thanks={<h3 className="text-dish">Thanks. Now check your inbox.</h3>}
      button="Sign me up"
      keepsDraft
    >
      <input type="hidden" name="by" value={by} />
      <input type="hidden" name="source" value={source} />
      <EmailField {...field('email')} />
      <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
      <Select
        label="Favourite restaurant"
        required
        {...field('favouriteRestaurant')}
        options={[
          { value: '', text: 'Choose' },
          { value: NO_FAVOURITE, text: 'None in particular' },
          ...restaurants.map(({ storeId, title }) => ({ value: storeId, text: title })),
        ]}
      />
      <BirthdayFields id={id} field={field} hint={`${birthdayHint} No need for the year.`} />
      <TextField
        label="Phone"
        type="tel"
        required={phoneNeeded}
        optional={!phoneNeeded}
        inputMode="tel"
        autoComplete="tel"
        {...field('phoneNumber')}
      />
      <div>
        <Tick {...tick('acceptTerms')}>{consentWords.email}</Tick>
        {ENABLE_SMS_OPT_IN && (
          <Tick {...tick('acceptSmsTerms')} onChange={setByText}>
            {consentWords.sms}
          </Tick>
        )}
      </div>
    </FormFrame>
  );
}
